/** Small sounds made by the browser itself, and what a phone does with them. Fetched with the first sound: see `cue.ts`. */

/** What can be heard and felt at a table. */
export type Cue = "step" | "card" | "token" | "night" | "death" | "summit" | "win";

/** Milliseconds of vibration and pause in turn. */
const VIBRATIONS: Readonly<Record<Cue, readonly number[]>> = {
  step: [8],
  card: [12],
  token: [10, 40, 14],
  night: [30],
  death: [60, 90, 60],
  summit: [20, 40, 20, 40, 90],
  win: [30, 50, 30, 50, 140],
};

/** The least time between two sounds of the same kind, in seconds: a walk of six is six steps and not a rattle. */
const APART = 0.06;
const LOUDNESS = 0.3;

let speaker: Speaker | null = null;

export function sound(name: Cue): void {
  navigator.vibrate?.([...VIBRATIONS[name]]);
  speaker ??= new Speaker(new AudioContext());
  speaker.play(name);
}

interface Tone {
  /** Hertz, from the first to the last. */
  readonly pitch: readonly [from: number, to: number];
  readonly shape?: OscillatorType;
  /** Seconds after the beginning, and how long it dies away. */
  readonly at?: number;
  readonly length: number;
  readonly rise?: number;
  readonly gain: number;
}

interface Breath extends Omit<Tone, "shape"> {
  /** How narrow the band of the noise is. */
  readonly narrow: number;
}

/** Steps in snow, paper, a bell: each sound is a few tones and a few breaths of filtered noise. */
class Speaker {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #hiss: AudioBuffer;
  readonly #last = new Map<Cue, number>();

  constructor(context: AudioContext) {
    this.#context = context;
    this.#out = new GainNode(context, { gain: LOUDNESS });
    this.#out.connect(context.destination);
    this.#hiss = hiss(context);
  }

  play(name: Cue): void {
    void this.#context.resume();
    const now = this.#context.currentTime;
    if (now - (this.#last.get(name) ?? -1) < APART) return;
    this.#last.set(name, now);
    this.#sounds[name]();
  }

  readonly #sounds: Readonly<Record<Cue, () => void>> = {
    step: () => {
      this.#breath({ pitch: [1900, 900], narrow: 0.9, length: 0.09, gain: 0.5 });
      this.#tone({ pitch: [110, 70], length: 0.08, gain: 0.5 });
    },
    card: () => {
      this.#breath({ pitch: [2600, 5200], narrow: 0.7, length: 0.14, rise: 0.05, gain: 0.34 });
      this.#tone({ pitch: [420, 330], shape: "triangle", at: 0.11, length: 0.06, gain: 0.2 });
    },
    token: () => {
      this.#tone({ pitch: [1250, 1180], shape: "triangle", length: 0.09, gain: 0.3 });
      this.#tone({ pitch: [1680, 1600], shape: "triangle", at: 0.09, length: 0.14, gain: 0.26 });
    },
    night: () => {
      this.#breath({ pitch: [240, 620], narrow: 2.4, length: 2.2, rise: 0.9, gain: 0.55 });
      for (const pitch of [98, 146.8]) this.#tone({ pitch: [pitch, pitch], length: 2.4, rise: 0.8, gain: 0.2 });
    },
    death: () => {
      for (const [pitch, gain] of [
        [130.8, 0.5],
        [261.6, 0.22],
        [361, 0.12],
        [523, 0.06],
      ] as const) {
        this.#tone({ pitch: [pitch, pitch * 0.995], length: 3.2, rise: 0.01, gain });
      }
      this.#breath({ pitch: [300, 180], narrow: 1.5, length: 2.6, rise: 0.7, gain: 0.3 });
    },
    summit: () => {
      this.#breath({ pitch: [700, 2400], narrow: 1.2, length: 1.2, rise: 0.5, gain: 0.22 });
      [392, 523.3, 659.3, 784].forEach((pitch, step) =>
        this.#tone({ pitch: [pitch, pitch], shape: "triangle", at: step * 0.11, length: 0.9, rise: 0.02, gain: 0.3 }),
      );
    },
    win: () => {
      [523.3, 523.3, 659.3, 784, 1046.5].forEach((pitch, step) =>
        this.#tone({
          pitch: [pitch, pitch],
          shape: "triangle",
          at: [0, 0.14, 0.28, 0.42, 0.62][step] ?? 0,
          length: step === 4 ? 1.4 : 0.3,
          gain: 0.32,
        }),
      );
      for (const pitch of [261.6, 392]) this.#tone({ pitch: [pitch, pitch], at: 0.62, length: 1.4, rise: 0.03, gain: 0.2 });
    },
  };

  #tone({ pitch: [from, to], shape = "sine", at = 0, length, rise = 0.005, gain }: Tone): void {
    const start = this.#context.currentTime + at;
    const source = new OscillatorNode(this.#context, { type: shape, frequency: from });
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.#swell(start, length, rise, gain));
    source.start(start);
    source.stop(start + length);
  }

  #breath({ pitch: [from, to], narrow, at = 0, length, rise = 0.005, gain }: Breath): void {
    const start = this.#context.currentTime + at;
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#hiss, loop: true });
    const band = new BiquadFilterNode(this.#context, { type: "bandpass", frequency: from, Q: narrow });
    band.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(band).connect(this.#swell(start, length, rise, gain));
    source.start(start);
    source.stop(start + length);
  }

  /** Rises to its loudness and dies away. */
  #swell(start: number, length: number, rise: number, gain: number): GainNode {
    const node = new GainNode(this.#context, { gain: 0 });
    node.gain.setValueAtTime(0.0001, start);
    node.gain.exponentialRampToValueAtTime(gain, start + rise);
    node.gain.exponentialRampToValueAtTime(0.0001, start + length);
    node.connect(this.#out);
    return node;
  }
}

/** Two seconds of noise, the same for every sound. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
