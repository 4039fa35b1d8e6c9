import { formatBytes } from './format-bytes';
import { ImportRefusal } from './import-refusal';

/**
 * Maximum ratio of unpacked to compressed bytes, enforced above a given unpacked size. Official
 * files have a ratio of 3 to 12, a file of identical lines 230; deflate's maximum is 1,032.
 */
const MAX_RATIOS = [
  { beyond: 64e6, ratio: 400 },
  { beyond: 1e9, ratio: 100 },
] as const;
/** Maximum unpacked size: more than three times the size of a year's links. */
const MAX_UNPACKED_BYTES = 60e9;

/**
 * Throws an ImportRefusal if the unpacked size is too large, in total or relative to `packed`
 * bytes.
 */
export function assertUnpackedSize(file: string, unpacked: number, packed: number): void {
  const exceeded = MAX_RATIOS.find(
    ({ beyond, ratio }) => unpacked > Math.max(beyond, packed * ratio),
  );
  if (!exceeded && unpacked <= MAX_UNPACKED_BYTES) return;
  const limit = exceeded
    ? `${exceeded.ratio} vezes o seu tamanho, o que nenhum arquivo oficial faz`
    : formatBytes(MAX_UNPACKED_BYTES);
  throw new ImportRefusal({
    file,
    found: `descompactado, o arquivo passa de ${limit}`,
    advice: 'Confira a origem do arquivo; se estiver certo, descompacte-o antes de importar.',
  });
}
