import { formatList, LINKS, withUnit } from '@observatorio/language';
import type { Imported } from '../pipeline/importer';
import { labelOf } from '../reading/kind/columns';
import type { MatchedFile } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import type { FileReport } from '../reading/rows/report';
import { REPUBLISHED_YEAR, shouldMarkAbandoned } from './headers';
import { ABANDONED, MANY_LINKS } from './links-file';

const marksThem = ({ columns }: MatchedFile): boolean => columns.has('abandoned');

/** Returns the number of abandoned links in the files that mark them. */
export const sumOfAbandoned = (reports: readonly FileReport[]): number =>
  reports
    .flatMap(({ inactiveRows }) => inactiveRows)
    .reduce((sum, { reason, count }) => (reason === ABANDONED ? sum + count : sum), 0);

/** Returns the number of abandoned links; undefined if a file does not mark them. */
export const abandonedIn = ({
  files,
  reports,
}: Pick<Imported, 'files' | 'reports'>): number | undefined =>
  files.every(marksThem) ? sumOfAbandoned(reports) : undefined;

/**
 * Throws an ImportRefusal if some files mark abandoned links and another one, in an older layout, has no
 * column for them: the two would be counted by different rules.
 */
export function rejectMixedMarks(files: readonly MatchedFile[]): void {
  const marked = files.find(marksThem);
  const other = files.find((each) => !marksThem(each) && !shouldMarkAbandoned(each.file.columns));
  if (!marked || !other) return;
  const label = labelOf(marked, 'abandoned');
  throw new ImportRefusal({
    file: other.file.name,
    line: other.file.headerLine,
    found: `falta a coluna “${label}”, que ${marked.file.name} traz`,
    advice: 'Importe juntos só arquivos da mesma publicação do ano.',
  });
}

/** Returns caveats about abandoned links, as full sentences. */
export function abandonedNotes({ files, reports, year }: Imported): string[] {
  const abandoned = sumOfAbandoned(reports);
  const unmarked = files.filter(
    (each) =>
      !marksThem(each) && (shouldMarkAbandoned(each.file.columns) || year > REPUBLISHED_YEAR),
  );
  const [first] = unmarked;
  return [
    ...(abandoned > 0
      ? [
          abandoned === 1
            ? '1 vínculo abandonado ficou de fora, como no estoque oficial, embora o arquivo o dê por ativo.'
            : `${withUnit(abandoned, LINKS)} abandonados ficaram de fora, como no estoque oficial, embora os arquivos os deem por ativos.`,
        ]
      : []),
    ...(first
      ? [
          `Falta em ${formatList(unmarked.map(({ file }) => file.name))} a coluna “${labelOf(first, 'abandoned')}”: contam também os vínculos abandonados, cerca de 1%, que o estoque oficial não conta.`,
        ]
      : []),
    ...files.flatMap((each, index) =>
      marksThem(each) && lacksAbandoned(reports[index])
        ? [
            `${each.file.name}: “${labelOf(each, 'abandoned')}” não dá nenhum vínculo por abandonado, e nos arquivos oficiais são cerca de 1% dos ativos: se a coluna foi trocada por outra ou preenchida depois, contam vínculos demais.`,
          ]
        : [],
    ),
  ];
}

/** Whether a large file has no abandoned link; official ones have 0.9 to 1.3% of them. */
const lacksAbandoned = (report: FileReport | undefined): boolean =>
  report !== undefined && report.kept >= MANY_LINKS && sumOfAbandoned([report]) === 0;
