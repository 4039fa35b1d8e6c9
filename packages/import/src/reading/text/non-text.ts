import { ImportRefusal } from '../refusal/import-refusal';

const signatures: readonly (readonly [bytes: string, format: string])[] = [
  ['PK\x03\x04', 'um arquivo compactado (zip) ou uma planilha'],
  ["7z\xbc\xaf'\x1c", 'um arquivo compactado (7z)'],
  ['Rar!', 'um arquivo compactado (rar)'],
  ['BZh', 'um arquivo compactado (bzip2)'],
  ['\xfd7zXZ', 'um arquivo compactado (xz)'],
  ['\x28\xb5\x2f\xfd', 'um arquivo compactado (zstd)'],
  ['%PDF', 'um documento PDF'],
  ['\xd0\xcf\x11\xe0', 'um documento do Office'],
  ['PAR1', 'um arquivo Parquet'],
];

/**
 * Throws an ImportRefusal for archives, documents, web pages, JSON and UTF-16, detected by their first
 * bytes.
 */
export function assertText(head: Buffer, name: string): void {
  const refuse = (found: string, advice: string): never => {
    throw new ImportRefusal({ file: name, line: 1, found, advice });
  };
  const start = head.subarray(0, 512).toString('latin1');
  if (start.trim() === '') refuse('o arquivo está vazio', 'Baixe o arquivo de novo.');
  const archive = signatures.find(([bytes]) => start.startsWith(bytes));
  if (archive)
    refuse(`isto é ${archive[1]}`, 'Extraia e importe o arquivo de texto que há dentro.');
  if (start.slice(257, 262) === 'ustar') {
    refuse('isto é um arquivo tar', 'Extraia e importe o arquivo de texto que há dentro.');
  }
  if (/^(\xff\xfe|\xfe\xff)/.test(start) || start.includes('\0')) {
    refuse(
      'o texto está em UTF-16 ou é binário',
      'Salve-o em latin-1 (como o original) ou em UTF-8.',
    );
  }
  if (/^(\xef\xbb\xbf)?\s*[[{]\s*["{]/.test(start)) {
    refuse('isto é um arquivo JSON', 'Importe o arquivo de texto original, separado em colunas.');
  }
  if (/^(\xef\xbb\xbf)?\s*</.test(start)) {
    refuse(
      `isto é uma página da web (“${start.trim().replace(/\s+/g, ' ').slice(0, 40)}”), não dados`,
      'O site devolveu um aviso em vez do arquivo; baixe de novo.',
    );
  }
}
