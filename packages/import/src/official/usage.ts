export const SHORT_USAGE = `Uso: npm run official -- FONTE [ANO] [--versao NOME] [--com ARQUIVO] [--parcial]

Fontes: rais, inep-superior, inep-tecnico, cbo, onet, emec, cnct; all, todas.
Ajuda: npm run official -- --help`;

/** Help text of the command. */
export const USAGE = `Uso: npm run official -- FONTE [ANO] [--versao NOME] [--com ARQUIVO] [--parcial] [--so-baixar]

Baixa os arquivos oficiais de uma fonte, confere-os e os importa, como npm run import.
Nada é importado antes de o ano estar inteiro; os dados em serviço mudam de uma vez.
Interrompido ou com a rede caída, o mesmo comando continua de onde parou.

  npm run official -- rais 2023                   o ano, na versão que vale
  npm run official -- rais 2023 --versao legado   a de 2023/Legado
  npm run official -- rais 2024 --versao parcial  a de 2024 Parcial
  npm run official -- inep-superior 2023
  npm run official -- inep-tecnico 2023
  npm run official -- cbo | emec | cnct
  npm run official -- onet --com cbo_onet_crosswalk.csv
  npm run official -- all                         todas; das que têm anos, o mais novo

Opções:
  --versao      versão do ano, com o nome da pasta dela no servidor
  --com         arquivo que se importa junto e que nenhum servidor tem; pode repetir-se
  --parcial     aceita um ano em que faltam arquivos, como em npm run import
  --sem         colunas que podem faltar, como em npm run import
  --so-baixar   só baixa e confere
  --apagar      apaga os arquivos baixados depois que os dados entram em serviço; não os postos à mão
  --enderecos   outro arquivo de endereços (ou OFFICIAL_ADDRESSES), com as fontes que mudam;
                o do projeto é packages/import/src/official/addresses.json
  --help        este texto

Variáveis:
  OFFICIAL_MIRROR   espelho, ftp:// ou http://. O caminho nele é o do endereço oficial sem o
                    servidor, ou com o nome do servidor antes: com OFFICIAL_MIRROR=ftp://e/pub,
                    ftp://ftp.mtps.gov.br/pdet/x é procurado em ftp://e/pub/pdet/x e em
                    ftp://e/pub/ftp.mtps.gov.br/pdet/x; depois, em ftp://e/pub/x
  OFFICIAL_DIR      pasta dos arquivos baixados; baixados/ em DATA_DIR, se não for informada
  OFFICIAL_TIMEOUT  segundos sem resposta até desistir e tentar de novo; 60
  SEVEN_ZIP         programa 7-Zip a usar em vez do que vem com o projeto

Espaço em disco: os arquivos compactados (um ano da RAIS, cerca de 2 GB), a edição (um ano, cerca
de 1 GB) e, enquanto se importa, um quinto do maior texto: descompacta-se um de cada vez.

Saída: 0, os dados estão em serviço; 2, algo foi recusado e nada mudou; 130, interrompido;
1, falha do programa.`;
