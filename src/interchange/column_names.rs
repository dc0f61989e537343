use super::column::Column;

/// The headings of a column: in English, German, French, Dutch, Danish, Spanish, Italian, Polish and Czech folded
/// to plain letters without blanks, in Russian, Japanese, Korean and Chinese as written, in small letters.
pub(super) const HEADERS: [(Column, &str); 28] = [
    (
        Column::Surname,
        "surname lastname familyname family last nachname familienname zuname nomdefamille \
         achternaam familienaam efternavn apellido apellidos cognome nazwisko prijmeni \
         фамилия 姓 氏 苗字 성 姓氏",
    ),
    (
        Column::FirstName,
        "firstname givenname givennames forename first given vorname prenom prenoms voornaam \
         fornavn nombre nombres nome imie jmeno krestnijmeno имя 名 имяотчество 下の名前 名前のみ 이름만",
    ),
    (
        Column::Prefix,
        "tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels nameprefix surnameprefix namenszusatz particule",
    ),
    (
        Column::Name,
        "name nom naam navn player playername spieler joueur speler spiller jugador \
         giocatore gracz hrac participant participante teilnehmer spielername deelnemer deltager участник игрок",
    ),
    (Column::NativeName, "nativename native originalname eigenschrift 漢字 汉字 한자"),
    (
        Column::Rank,
        "rank grade level strength force fuerza speelsterkte einstufung kyudan dankyu kyu dan rang grad spielstarke spielstaerke \
         starke staerke niveau niv graad sterkte styrke rango grado nivel livello stopien \
         ranga sila uroven trida klasse gorank egfrank egfgrade dangrad kyugrad ranggo разряд \
         ранг дан кю сила силаигры 段位 申告段位 级别 등급 段級位 段级位 段級 段级 级位 級位 棋力 等级 等級 ランク 段 级 級 급수 단급 단급위 기력 급 단",
    ),
    (
        Column::Rating,
        "rating gor egfrating egfgor elo wertung wertungszahl ratingzahl classement \
         puntuacion punteggio ranking hodnoceni egdrating echelle echelleffg niveauffg ffgrating agarating \
         styrketal ratingtal рейтинг рейтингего レーティング レート 等级分 等級分 积分 레이팅 점수",
    ),
    (
        Column::Country,
        "country countrycode nation nationality cc land nationalitat nationalitaet staat \
         landercode pays nationalite pais nacionalidad paese nazione kraj panstwo zeme stat \
         nationalitet nationaliteit 国家或地区 страна государство гражданство 国 国籍 国名 国家 国别 國家 国家地区 국가 국적 나라",
    ),
    (
        Column::Club,
        "club goclub verein klub goklub vereniging forening asociacion circolo клуб организация 所属 所属団体 所属单位 代表队 棋院 俱乐部 \
         俱樂部 单位 クラブ 碁会所 囲碁クラブ 소속 클럽 기원",
    ),
    (Column::Pin, "pin egfpin egdpin pinegf egdid egfid egf egd pinno пин"),
    (
        Column::Licence,
        "licence license ffglicence licenceffg nolicence numerodelicence numlicence ffg \
         lizenz licencia licenza licencja licens licentie",
    ),
    (Column::AgaId, "aga agaid aganumber agano aganum agamember agamemberid memberid usgoid"),
    (
        Column::Registration,
        "registration registered anmeldung inscription confirmed status tilmelding \
         inschrijving регистрация статус",
    ),
    (
        Column::Rounds,
        "rounds runden rondes ronden runder rondas turni rundy kola participation \
         playinginrounds playing rondesjouees tours spieltinrunde spieltinrunden туры участиевтурах ラウンド 参加ラウンド 回戦 参加轮次 参加回戦 出場回戦 出場ラウンド 轮次 参赛轮次 라운드 \
         참가라운드",
    ),
    (
        Column::Category,
        "category kategorie klasse categorie kategori categoria kategoria категория группа 部門 \
         クラス 组别 부문 조",
    ),
    (Column::Correction, "correction korrektur correctie correccion correzione"),
    (
        Column::Sex,
        "sex gender geschlecht sexe genre geslacht kon koen sexo genero sesso plec pohlavi mf \
         пол 性別 性别 성별",
    ),
    (
        Column::BirthYear,
        "birthyear yearofbirth born birth birthdate dateofbirth dob geburtsjahr jahrgang \
         geburtsdatum anneedenaissance naissance datedenaissance geboortejaar geboortedatum \
         fodselsar foedselsaar fodselsdato anodenacimiento nacimiento fechadenacimiento \
         annodinascita nascita datadinascita rokurodzenia dataurodzenia roknarozeni \
         datumnarozeni годрождения датарождения 生年 生年月日 誕生日 出生年 出生年份 出生日期 출생년도 생년월일 생년",
    ),
    (
        Column::Fee,
        "fee entryfee startgeld teilnahmegebuhr gebuhr frais droitdinscription cotisation \
         inschrijfgeld kosten gebyr cuota quota oplata wpisowe startovne poplatek взнос 参加費 \
         会費 参赛费 费用 报名费 참가비",
    ),
    (
        Column::Paid,
        "paid payment bezahlt paye regle betaald betalt pagado pagato zaplacono oplacone \
         zaplaceno оплачено оплата 支払 支払済 入金 已付 已缴费 납부 입금",
    ),
    (
        Column::Meal,
        "meal meals food diet essen verpflegung mahlzeit repas maaltijd eten mad maltid \
         comida pasto pasti posilek jidlo strava питание 食事 餐食 用餐 식사",
    ),
    (
        Column::Note,
        "note notes remark remarks comment comments bemerkung bemerkungen anmerkung notiz \
         kommentar remarque remarques commentaire opmerking opmerkingen bemaerkning nota \
         notas comentario osservazioni commento uwagi poznamka примечание комментарий 備考 メモ \
         备注 비고 메모",
    ),
    (
        Column::Email,
        "email emailaddress mail emailadresse mailadresse courriel adressemail correo \
         correoelectronico postaelettronica adresemail epost почта эпочта メール メールアドレス eメール 邮箱 \
         电子邮箱 电子邮件 이메일 메일",
    ),
    (
        Column::Consent,
        "consent gdpr privacy einwilligung zustimmung datenschutz consentement rgpd \
         toestemming samtykke consentimiento consenso zgoda rodo souhlas согласие 同意 동의",
    ),
    (
        Column::Team,
        "team teamname mannschaft equipe nomdelequipe ploeg hold equipo squadra druzyna \
         druzstvo tym holdnavn команда チーム チーム名 队 队名 队伍 团队 팀 팀명",
    ),
    (
        Column::Board,
        "board boardnumber boardno boardnr brett brettnr brettnummer tablier bord bordnummer \
         braet braetnummer tablero scacchiera plansza deska доска 席 盤 台次 보드",
    ),
    (
        Column::Captain,
        "captain teamcaptain kapitan kapitaen mannschaftsfuhrer mannschaftsfuehrer capitaine \
         aanvoerder kaptajn holdkaptajn capitan capitano капитан 主将 キャプテン 队长 주장",
    ),
    (
        Column::Partners,
        "partners partner partnerin partenaire partenaires makker companero pareja compagno \
         partnerzy partneri партнер партнёр パートナー ペア 搭档 파트너 짝",
    ),
];

/// Places of residence: used as the club if there is no column of clubs.
pub(super) const TOWNS: &str = "city town stadt ort wohnort ville plaats woonplaats stad by ciudad citta miasto mesto bynavn город \
     населенныйпункт 市 都市 都道府県 出身 城市 地区 도시 지역";

/// Headings of whole names that begin with the given name.
pub(super) const GIVEN_FIRST: &str = "fullname firstandlastname firstnamelastname firstnamesurname vornameundname \
     voornaamachternaam fornavnefternavn vollername vollstandigername nomcomplet volledigenaam fuldenavn fuldtnavn \
     nombrecompleto nomecompleto vorundnachname voorenachternaam forogefternavn imieinazwisko \
     vornamename vornamenachname vornameundnachname firstnamename firstnameandname voornaamnaam \
     prenomnom prenometnom jmenoaprijmeni nombreyapellidos имяифамилия";

/// Headings of whole names that begin with the surname.
pub(super) const SURNAME_FIRST: &str = "nometprenom nomprenom nazwiskoiimie prijmeniajmeno apellidosynombre cognomeenome \
     nachnamevorname namevorname nameundvorname namefirstname naamvoornaam navnfornavn фио 姓名 氏名 お名前 名前 名字 选手 選手 選手名 選手氏名 选手姓名 棋手 棋手姓名 参赛者 参加者 参加者氏名 참가자명 参加者名 이름 성명 선수 \
     선수명 참가자";
