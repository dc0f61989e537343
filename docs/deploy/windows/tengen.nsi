; The setup program for Windows: for one person, without an administrator. Data lie elsewhere and are never touched.
; Called by .ci/release, which defines VERSION, NUMBER (four numbers), FROM (a folder with the program) and TO (a file).
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tengen"
Name "Tengen"
OutFile "${TO}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tengen"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${NUMBER}"
VIAddVersionKey "ProductName" "Tengen"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Tengen Setup"
VIAddVersionKey "LegalCopyright" "MIT"

!define MUI_ICON "tengen.ico"
!define MUI_UNICON "tengen.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tengen.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(Kept)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is that of a system in any other language.
!macro Language NAME RUNNING KEPT
  !insertmacro MUI_LANGUAGE "${NAME}"
  LangString Running ${LANG_${NAME}} "${RUNNING}"
  LangString Kept ${LANG_${NAME}} "${KEPT}$\r$\n$\r$\n$LOCALAPPDATA\Tengen$\r$\n$DOCUMENTS\Tengen backups"
!macroend
!insertmacro Language English "Tengen is running. Stop it on its page $\"This computer$\", then try again." \
  "Your tournaments and backups stay where they are:"
!insertmacro Language German "Tengen läuft. Beenden Sie es auf seiner Seite „Dieser Computer“ und versuchen Sie es dann noch einmal." \
  "Ihre Turniere und Sicherungen bleiben, wo sie sind:"
!insertmacro Language French "Tengen est en cours d’exécution. Arrêtez-le sur sa page « Cet ordinateur », puis réessayez." \
  "Vos tournois et vos sauvegardes restent où ils sont :"
!insertmacro Language Dutch "Tengen draait. Stop het op zijn pagina „Deze computer” en probeer het dan opnieuw." \
  "Uw toernooien en back-ups blijven waar ze zijn:"
!insertmacro Language Danish "Tengen kører. Stop det på dets side »Denne computer«, og prøv igen." \
  "Dine turneringer og sikkerhedskopier bliver, hvor de er:"
!insertmacro Language Japanese "Tengen が動いています。「このコンピューター」のページで停止してから、もう一度お試しください。" \
  "大会のデータとバックアップは次の場所に残ります:"
!insertmacro Language Korean "Tengen이 실행 중입니다. ‘이 컴퓨터’ 페이지에서 종료한 뒤 다시 시도하세요." \
  "대회 자료와 백업은 그대로 남습니다:"
!insertmacro Language SimpChinese "Tengen 正在运行。请在“这台电脑”页面上停止它，然后重试。" \
  "您的比赛和备份仍保留在："

; A program that runs cannot be written to. Silent, it ends with 2.
!macro RefuseRunning UN
  Function ${UN}RefuseRunning
    again:
    IfFileExists "$INSTDIR\tengen.exe" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\tengen.exe" a
    IfErrors running
    FileClose $0
    Goto free
    running:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Quit
    free:
  FunctionEnd
!macroend
!insertmacro RefuseRunning ""
!insertmacro RefuseRunning "un."

Section "" PROGRAM
  Call RefuseRunning
  SetOutPath "$INSTDIR"
  File "${FROM}\tengen.exe"
  File "/oname=LICENSE.txt" "${FROM}\LICENSE.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tengen.lnk" "$INSTDIR\tengen.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Tengen"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tengen.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  SectionGetSize ${PROGRAM} $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.RefuseRunning
  Delete "$INSTDIR\tengen.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tengen.lnk"
  DeleteRegKey HKCU "${KEY}"
SectionEnd
