# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = Intet parti på dette bræt ender med mere end { $most } points forskel.
odd-komi = { $result }: det passer ikke til komi { $komi }. Se efter igen; var en anden komi aftalt, så bekræft det.
odd-sure = Det er rigtigt: en anden komi var aftalt
odd-points = Point hører til »På point«. Vælg det, eller fjern pointene.
home-own-cancel-gone = Din tilmelding ophører, og det, du oplyste, slettes.
settings-provisional = Vis, hvad begge spillere siger, før det er bekræftet
settings-provisional-note = På rundens side, mærket som ubekræftet. Det tæller ikke før da.
round-provisional = endnu ikke bekræftet
