### Słowa lekcji, pobierane z pierwszą z nich.

lesson-title-of = { $lesson } – { $game }
lesson-count = { $number } z { $count }
lesson-go-on = Dalej
lesson-show = Pokaż mi
lesson-lit = Teraz dotknij: { $what }
lesson-leave = Wyjdź; później możesz tu wrócić
lesson-repeat = Powtórz ten krok
lesson-skip = Pomiń ten krok
lesson-start-again = Zacznij od nowa
lesson-real = Zagraj naprawdę
lesson-astray = Jeszcze nie teraz:

## K2

lesson-k2-welcome = Witaj! Wspinacze A i B są twoi. W 18 dni wprowadź ich tak wysoko, jak się odważysz – i utrzymaj przy życiu.
lesson-k2-pick = Każdego dnia grasz trzy z sześciu kart. Dotknij kolejno podświetlonych, a potem potwierdź.
lesson-k2-pick-done = Zielone liczby to ruch, płuca podnoszą aklimatyzację. Pozostałe trzy karty zostają na ręce.
lesson-k2-token = Wspinając się samotnie, co dzień bierzesz żeton ryzyka. Weź 0: nic cię nie kosztuje.
lesson-k2-walk-a = Teraz w górę! Dotknij A, potem podświetlonego pola i potwierdź.
lesson-k2-walk-a-done = Wejście na pole kosztuje jego zieloną liczbę. A wszedł na trzy pola po 1.
lesson-k2-raise = Rzadkie powietrze męczy. Daj A kartę aklimatyzacji: dotknij karty, potem A.
lesson-k2-raise-done = Poziom A wzrósł z 1 do 3. Poniżej 1 wspinacz ginie, więc zostawiaj zapas.
lesson-k2-rope-up = Mniejsza liczba liny działa jak ruch. Dotknij B, podświetlonego pola i potwierdź.
lesson-k2-end = Wszystkie karty zagrane. Zakończ turę, a zapadnie noc.
lesson-k2-end-done = Co noc teren, namioty i pogoda zmieniają poziomy. Tu na dole teren daje 1.
lesson-k2-storm = Później, wysoko na zboczu: spójrz na dzisiaj. W nocy wiatr zabierze poziomy tam, gdzie stoisz.
lesson-k2-rope = Większa liczba liny prowadzi tylko w dół. Dotknij karty liny i daj A większą liczbę.
lesson-k2-rope-down = Teraz dotknij A i podświetlonego pola niżej, a potem potwierdź.
lesson-k2-rope-down-done = A zachowuje punkty: schodzenie nigdy ich nie kosztuje.
lesson-k2-tent = Wiatr nadciąga. Dotknij namiotu przy A i potwierdź: kosztuje tyle, co wejście na pole.
lesson-k2-tent-done = Namiot zostaje tu do końca i co noc daje 1 poziom. Każdy wspinacz ma tylko jeden.
lesson-k2-pay = Twój żeton ryzyka chce 1 punktu. Dotknij go i potwierdź: wystarczy niewykorzystany ruch.
lesson-k2-walk-b = B może jeszcze iść w górę: dotknij B, potem podświetlonego pola i potwierdź.
lesson-k2-night = Zobacz nocne rachunki przy A i B, a potem zakończ turę.
lesson-k2-night-done = Wiatr minął, namiot pomógł i obaj żyją.
lesson-k2-top = Inny dzień, tuż poniżej 8000 m. Wprowadź A na podświetlone pole.
lesson-k2-top-done = 7 punktów! Zostają twoje, nawet gdy A zejdzie. Tylko śmierć by je odebrała.
lesson-k2-stay = Ale spójrz na noc A tu w górze: teren zabiera 2 i wiatr 2. A by zginął.
lesson-k2-down = Dlatego nikt nie zostaje na górze. Niech A zejdzie po linie na podświetlone pole.
lesson-k2-last-night = Zakończ turę. Jedna karta zostaje i to nic złego.
lesson-k2-last-night-done = A żyje i ma 7 punktów. W górę, dotknąć wysokości i na czas w dół: oto K2.
lesson-k2-finish = Wiesz już wszystko. Teraz wejdź na własną górę: przez pierwsze dni pomogą ci krótkie wskazówki.

## Karakorum

lesson-karakorum-welcome = Trzy szczyty, a na każdym twój pionek. Zbieraj ekspedycje z kart, by pionki szły w górę.
lesson-karakorum-reveal = To twoja runda: odkryj kartę.
lesson-karakorum-more = Zielona 3. Możesz odkryć do trzech kart. Jeszcze jedną!
lesson-karakorum-third = Czerwona 2 to inny kolor. Odkryj jeszcze jedną.
lesson-karakorum-third-done = Zielona 4! Dla dwóch graczy granicą są trzy karty, więc teraz bierzesz.
lesson-karakorum-take = Możesz wziąć kilka kart jednego koloru. Dotknij dwóch zielonych i weź je.
lesson-karakorum-take-done = Drugi gracz wziął czerwoną 2, którą zostawiłeś: każdy może wziąć jedną z reszty.
lesson-karakorum-place = Liczby nigdy nie mogą maleć. Zacznij ekspedycję od 3, a potem połóż na niej 4.
lesson-karakorum-place-done = Później liczą się czekany na kartach. Ekspedycję można punktować od trzech kart.
lesson-karakorum-end = Dwie karty to za mało. Zakończ turę; potem odkrywa drugi gracz.
lesson-karakorum-take-one = Drugi gracz wziął żółtą 6. Możesz wziąć jedną kartę: zielona 5 pasuje.
lesson-karakorum-place-on = Połóż 5 na swojej ekspedycji.
lesson-karakorum-place-on-done = Trzy karty: możesz teraz policzyć ich 2 czekany, a zielony pionek pójdzie o 2 pola.
lesson-karakorum-goals = Ale spójrz na cele. Dokładnie cztery karty koloru dają 5 pól temu, kto jest pierwszy!
lesson-karakorum-wait = Poczekaj więc: zakończ turę bez punktowania.
lesson-karakorum-again = Znowu twoja runda. Odkryj kartę.
lesson-karakorum-stop = Zielona 8, właśnie jej trzeba! Stop: czego nie odkryjesz, tego nikt nie weźmie.
lesson-karakorum-take-last = Weź ją.
lesson-karakorum-place-last = Połóż 8 na swojej ekspedycji.
lesson-karakorum-score = Cztery karty! Weź cel pod ekspedycją, a potem zakończ turę.
lesson-karakorum-score-done = Zielony pionek jest 5 pól wyżej, karty znikają, a cel jest tylko twój.
lesson-karakorum-late = Dużo później: talia jest pusta, a pionki wysoko. Została ci jedna karta do położenia.
lesson-karakorum-last = Zacznij nią ekspedycję i zakończ turę. Potem wszystko się liczy.
lesson-karakorum-last-done = Ekspedycje z trzech i więcej kart dały swoje czekany. Każda krótsza kosztowała 3 pola.
lesson-karakorum-count = Każdy odkłada jeden prowadzący pionek; liczą się dwa inne. Ty: 29 i 11. Drugi gracz: 8 i 10. Wygrywasz!
lesson-karakorum-finish = To cała gra. Teraz zagraj naprawdę z łatwym botem: na początku pomogą ci krótkie wskazówki.
