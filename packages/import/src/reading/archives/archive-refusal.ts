import { ImportRefusal } from '../refusal/import-refusal';

/** An archive that cannot be unpacked whole. Another download of it may be sound. */
export class CorruptArchive extends ImportRefusal {
  constructor(file: string, detail: string) {
    super({
      file,
      found: `o arquivo compactado está corrompido ou incompleto (${detail})`,
      advice: 'Baixe ou copie o arquivo de novo.',
    });
  }
}

export const encryptedRefusal = (file: string): ImportRefusal =>
  new ImportRefusal({
    file,
    found: 'o arquivo compactado tem senha',
    advice: 'Os arquivos oficiais não têm; extraia-o com a senha e importe o que há dentro.',
  });

export const spreadsheetRefusal = (file: string): ImportRefusal =>
  new ImportRefusal({
    file,
    line: 1,
    found: 'isto é um arquivo compactado (zip) que é uma planilha ou um documento do Office',
    advice: 'Importe o arquivo de texto original, e não uma planilha feita dele.',
  });
