import { html, type TemplateResult } from "lit";

import type { GameHost, GameModule } from "../../games/module";
import { learn, words } from "../../ui/words";
import type { LazyParts } from "../lazy-parts";
import { loading } from "./loading";

const loadScreen = async () => {
  const [screen, { LESSON_WORDS }] = await Promise.all([import("../../play/lesson/lesson-screen"), import("../../play/lesson/lesson-words")]);
  await learn(LESSON_WORDS);
  return screen;
};

/** A game's lesson, as soon as everything for it is there. */
export function lessonScreen(parts: LazyParts, game: GameModule, host: GameHost): TemplateResult {
  const screen = parts.get(loadScreen);
  const play = parts.get(game.play);
  const part = parts.get(game.lesson.part);
  if (screen === undefined || play === undefined || part === undefined) return loading();
  const { name } = game;
  const { [name]: progress } = host.settings.lessons;
  return html`<lesson-screen
    .kept=${game}
    .play=${play}
    .teaching=${part}
    .engine=${host.engine}
    .settings=${host.settings}
    .begin=${progress?.step ?? 0}
    .title=${words("lesson-title-of", { lesson: game.lesson.title(), game: game.title() })}
    @progress=${({ detail }: CustomEvent<{ step: number; done: boolean }>) =>
      host.changeSettings({ lessons: { ...host.settings.lessons, [name]: { step: detail.step, done: detail.done || (progress?.done ?? false) } } })}
    @leave=${() => host.openAddress("")}
    @real=${() => host.start(() => part.realGame())}
    @failed=${({ detail }: CustomEvent<unknown>) => host.fail(detail)}
  ></lesson-screen>`;
}
