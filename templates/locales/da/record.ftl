## The open record of an event

open-record-title = Den åbne protokol
open-record-lead = Én fil, hvoraf enhver med sit eget program og uden denne server kan genskabe:
open-record-draws = hver lodtrækning, der er foretaget her, med beviset for, at den er den bedst mulige,
open-record-tables = hver tabel efter hver runde, værdi for værdi,
open-record-rulings = hver kendelse ud fra dens hændelse, hvor kendelser er offentlige,
open-record-journal = og logbogen fra første til sidste post, med de brætter, den fortæller om.
open-record-how = Sådan efterprøves den
open-record-file = Hent protokollen
open-record-note = Den skriver, hvor meget der blev genskabt, eller det første, der ikke følger. Formatet er beskrevet i docs/open-format.md, til andre programmer.
open-record-key = Dens logbog er underskrevet af denne server, hvis offentlige nøgle står i kommandoen. En rundes ark nævner den post, der da var den sidste, og hvordan dens hash begynder: Den post i protokollen skal begynde sådan.
open-record-back = Tilbage til turneringen
open-record-link = Den åbne protokol: efterprøv alt på én gang
