import {
  type Edition,
  isFinalYear,
  isYearly,
  type SourceName,
  TABLE_SOURCE,
  type Vintage,
} from '@observatorio/contract';
import { placeWithArticle, stateLabel, states } from '@observatorio/domain';
import { formatCount, formatList, prependDe, withUnit } from '@observatorio/language';
import {
  type EditionMetadata,
  installEdition,
  manifestOf,
  namedEditions,
  SUSPICIOUS_SHARE,
} from '@observatorio/store';
import { type Input, pathOfInput } from '../reading/archives/archive';
import type { OnProgress } from '../reading/files/progress';
import { inspectAll, readAll } from '../reading/files/read-files';
import { matchColumns } from '../reading/kind/columns';
import type { FileKind, MatchedFile } from '../reading/kind/kind';
import { assertKnownWaivers, assertNeededWaivers } from '../reading/kind/waivers';
import {
  assertFreeSpace,
  type FreeSpace,
  freeSpaceOf,
  neededSpace,
} from '../reading/refusal/free-space';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { repeatNotes } from '../reading/rows/repeats';
import { type FileReport, faultTexts, LINES, shorten, sumOf } from '../reading/rows/report';
import type { TextFile } from '../reading/text/text-file';
import type { EditionFacts, Importer } from './importer';
import { checkJoins } from './joins';
import { liveEdition } from './live-edition';
import { countAndReconcile } from './reconciliation';
import { replacedVintageNotes, vintageNotes, vintageOf } from './vintage';
import { missingParts, rejectMissing, type Whole } from './whole';

export interface ImportOptions {
  /**
   * Year of the data. Default: the one found in the files or their names, or the current year for
   * sources without reference years.
   */
  year?: number;
  /**
   * Vintage of the data. Default: the one that the files show, or else the final one. Yearly sources
   * only.
   */
  situacao?: Vintage | undefined;
  /** Names of the waivers for columns that the files may lack. */
  waived?: readonly string[];
  /**
   * Whether files may be incomplete: columns with many blanks, rows that are odd together, codes
   * without their partners, and less than the source or the replaced edition has. Default: no.
   */
  isPartial?: boolean;
  onProgress?: OnProgress;
  /** Called with the name of each file that is unpacked from an archive. */
  onUnpack?: (file: string) => void;
  /** Called once with the files in archives and folders that are not those of the source. */
  onIgnored?: (files: readonly string[]) => void;
  /** Codes of the states of a whole year, each in a file only. Default: the files may be any. */
  requiredStates?: readonly string[];
  /** Returns the free disk space. Default: queries the file system. */
  freeSpace?: FreeSpace;
  /** Called once all files have been read, before the tables are built, with a line about each join. */
  onBuild?: (reports: readonly FileReport[], joins: readonly string[]) => void;
  /** Called once if another process is changing the data when the edition is ready. */
  onWait?: () => void;
}

/**
 * Imports the files of a source as one edition. Throws an ImportRefusal and leaves the published
 * data unchanged if a file cannot be read or trusted.
 */
export async function runImport<Source extends SourceName>(
  importers: Readonly<Record<Source, Importer>>,
  source: Source,
  dataDir: string,
  inputs: readonly Input[],
  {
    year: requestedYear,
    situacao: stated,
    waived = [],
    isPartial = false,
    requiredStates = [],
    onProgress,
    onUnpack,
    freeSpace = freeSpaceOf,
    onBuild = () => {},
    onWait,
  }: ImportOptions = {},
): Promise<Edition> {
  const importer = importers[source];
  const { kinds, delimiters, table, isUnused = () => false, yearOf = yearOfImport } = importer;
  assertKnownWaivers(source, kinds, waived);
  const used = inputs.filter((input) => !isUnused(pathOfInput(input)));
  const inspected = await inspectAll(used, { source, signatures: importers, delimiters });
  const files = matchFiles(importer, inspected, waived);
  const year = yearOf(files, requestedYear);
  const situacao = vintageFor(source, files, { year, stated, importer });
  await assertFreeSpace(dataDir, neededSpace(inspected), freeSpace);
  return installEdition(
    dataDir,
    { conjunto: source, ano: year, tipo: 'oficial', ...(table !== undefined && { tabela: table }) },
    async (connection, workspace) => {
      const isData = (_: unknown, index: number) => !files[index]?.kind.isLookup;
      const reports = await readAll(connection, files, {
        kinds,
        year,
        isPartial,
        workspace,
        freeSpace,
        onProgress,
        onUnpack,
      });
      const counted = reports.filter(isData);
      const dataFiles = inspected.filter(isData);
      rejectEmpty(importer, counted);
      const imported = { connection, files, reports: counted, year, dataDir };
      await importer.checkRows?.(imported);
      if (requiredStates.length > 0) await importer.checkWhole?.(imported);
      const manifest = await manifestOf(dataDir);
      const replaced = liveEdition(manifest, { conjunto: source, ano: year, tabela: table });
      const missingOf = (whole: readonly Whole[] = []) =>
        missingParts(whole, connection, { dataDir, replaced, files });
      const onlyFile = files.length === 1 ? files[0]?.file.name : undefined;
      const joins = await checkJoins(importer.joins ?? [], imported, {
        dataDir,
        isPartial,
        situacao,
      }).catch(async (refusal: unknown) => {
        // A list without some of its rows leaves codes of the other files without a partner.
        const lists = importer.whole?.filter((whole) => whole.table) ?? [];
        if (isPartial || lists.length === 0) throw refusal;
        await importer.build(connection, year);
        rejectMissing(await missingOf(lists), onlyFile);
        throw refusal;
      });
      onBuild(reports, joins.lines);
      await importer.build(connection, year);
      const missing = await missingOf(importer.whole);
      const notes = await importer.notes(imported);
      const facts = await importer.facts?.(imported);
      const lost = requiredStates.filter((code) => !facts?.ufs?.includes(code));
      const earlier = namedEditions(manifest);
      const shrunk = shrinkFaults(replaced, {
        source,
        counted,
        ufs: facts?.ufs && [...facts.ufs, ...lost],
      });
      const faults = [...missing, ...missingStates(lost), ...shrunk];
      const fontes = [
        ...(importer.credits?.(inspected) ?? []),
        ...inspected.map(({ name }) => name),
      ];
      const rows = rowCounts(counted);
      const isStepBack = situacao === 'parcial' && replaced !== undefined && isFinalYear(replaced);
      if (!isPartial) rejectMissing(faults, onlyFile, isStepBack ? STEP_BACK : undefined);
      return {
        ...facts,
        ...(situacao && { situacao }),
        impressoes: dataFiles.map(printOf),
        fontes,
        ...rows,
        ...(importer.counted &&
          (await countAndReconcile(connection, importer.counted, {
            conjunto: source,
            ano: year,
            situacao,
            fontes,
            ...rows,
          }))),
        notas: [
          ...vintageNotes(situacao, year),
          ...replacedVintageNotes(situacao, replaced),
          ...notes,
          ...doubtNotes(reports),
          ...contradictionNotes(reports),
          ...oddityNotes(reports),
          ...joins.notes,
          ...repeatNotes(reports),
          ...endNotes(reports),
          ...repeatedNotes(earlier, { conjunto: source, ano: year, files: dataFiles }),
          ...faults.map((fault) => `${capitalised(fault)}.`),
        ],
      };
    },
    { onWait },
  );
}

/** Advice against the partial publication of a year whose final data are in service. */
const STEP_BACK =
  'Os arquivos são da publicação parcial do ano, e os dados em serviço são os definitivos: deixe-os como estão. Para trocá-los assim mesmo pelos parciais: --parcial.';

const yearOfImport = (_: readonly MatchedFile[], requestedYear?: number): number =>
  requestedYear ?? new Date().getFullYear();

/** Returns the vintage of the files; undefined for a source without years. */
function vintageFor(
  source: SourceName,
  files: readonly MatchedFile[],
  { year, stated, importer }: { year: number; stated: Vintage | undefined; importer: Importer },
): Vintage | undefined {
  if (isYearly(source)) {
    return vintageOf(files, { stated, layoutSign: (file) => importer.layoutSign?.(file, year) });
  }
  if (stated === undefined) return undefined;
  throw new ImportRefusal({
    found: `--situacao ${stated} vale só para dados de um ano, e a fonte “${source}” não tem anos`,
    advice: 'Deixe a opção fora.',
  });
}

function matchFiles(
  importer: Importer,
  files: readonly TextFile[],
  waived: readonly string[],
): MatchedFile[] {
  const { kinds, kindOf = () => kinds[0], checkFiles = () => {} } = importer;
  const inputs = files.map((file) => ({ file, kind: kindOf(file) }));
  rejectIncomplete(importer, inputs);
  const matched = inputs.map(({ file, kind }) => matchColumns(file, kind, waived));
  assertNeededWaivers(matched, waived);
  checkFiles(matched);
  return matched;
}

function rejectIncomplete(
  { kinds, required = [kinds[0]] }: Importer,
  inputs: readonly { file: TextFile; kind: FileKind }[],
): void {
  const missing = required.find((kind) => !inputs.some((input) => input.kind === kind));
  if (!missing) return;
  const [first] = inputs;
  throw new ImportRefusal({
    file: first?.file.name,
    found: first ? `isto é ${first.kind.title}` : 'nenhum dos arquivos informados é usado',
    advice: `Informe também ${missing.title}.`,
  });
}

function rejectEmpty({ emptyRefusal }: Importer, reports: readonly FileReport[]): void {
  if (!emptyRefusal || sumOf(reports, 'kept') > 0) return;
  throw new ImportRefusal({ file: reports[0]?.file, ...emptyRefusal });
}

/** Returns a clause that names the states that an edition lacks, if any. */
const missingStates = (codes: readonly string[]): string[] =>
  codes.length === 0
    ? []
    : [
        `${codes.length === 1 ? 'falta' : 'faltam'} ${formatList(codes.map((code) => stateLabel(code) ?? code))}`,
      ];

type RowCounts = Pick<
  EditionMetadata,
  'linhasLidas' | 'linhasAceitas' | 'linhasRejeitadas' | 'motivos'
>;

/** Returns the number of rows in the edition. */
const countedRows = (reports: readonly FileReport[]): number =>
  sumOf(reports, 'kept') - sumOf(reports, 'repeated');

const rowCounts = (reports: readonly FileReport[]): RowCounts => ({
  linhasLidas: sumOf(reports, 'read'),
  linhasAceitas: countedRows(reports),
  linhasRejeitadas: sumOf(reports, 'rejected'),
  motivos: Object.fromEntries(
    faultTexts(reports, 'rejections').map(({ reason, count }) => [reason, count]),
  ),
});

/** Number of digits of a file's fingerprint that an edition keeps. */
const PRINT_DIGITS = 16;

const printOf = ({ fingerprint }: TextFile): string => fingerprint.slice(0, PRINT_DIGITS);

/** Returns caveats about files that were also imported as another year. */
const repeatedNotes = (
  earlier: readonly Edition[],
  { conjunto, ano, files }: Pick<Edition, 'conjunto' | 'ano'> & { files: readonly TextFile[] },
): string[] =>
  files.flatMap((file) => {
    const same = earlier.find(
      (edition) =>
        isYearly(conjunto) &&
        edition.conjunto === conjunto &&
        edition.ano !== ano &&
        edition.impressoes?.includes(printOf(file)),
    );
    return same
      ? [
          `O arquivo ${file.name} foi importado também como ${same.ano}: um dos dois anos está errado. \`npm run editions -- remove\` retira o errado.`,
        ]
      : [];
  });

/**
 * Returns what an edition lacks of the rows and states of the one that it replaces, as clauses
 * without a full stop.
 */
function shrinkFaults(
  replaced: Edition | undefined,
  { source, counted, ufs }: { source: SourceName; counted: readonly FileReport[] } & EditionFacts,
): string[] {
  if (!replaced) return [];
  const rows = countedRows(counted);
  const lost = replaced.ufs?.filter((uf) => ufs && !ufs.includes(uf)) ?? [];
  const places = states
    .filter(({ code }) => lost.includes(code))
    .map(({ label }) => prependDe(placeWithArticle(label)));
  return [
    ...(rows < replaced.linhasAceitas * SUSPICIOUS_SHARE
      ? [
          `há ${withUnit(rows, LINES)}, e a edição em serviço tem ${formatCount(replaced.linhasAceitas)}`,
        ]
      : []),
    ...(places.length > 0
      ? [`não há ${contentsOf(source)} ${formatList(places)} nesta edição, e a anterior os tem`]
      : []),
  ];
}

const contentsOf = (source: SourceName): string =>
  source === 'rais' ? 'vínculos' : source === TABLE_SOURCE ? 'valores' : 'cursos';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns caveats about columns that disagree, as full sentences. */
const contradictionNotes = (reports: readonly FileReport[]): string[] =>
  faultTexts(reports, 'contradictions').map(
    ({ reason, count, examples }) =>
      `Em ${withUnit(count, LINES)}, ${reason}, como em “${examples[0]?.text}”.`,
  );

/** Returns caveats about what the rows of a file show together, as full sentences. */
const oddityNotes = (reports: readonly FileReport[]): string[] =>
  reports.flatMap(({ file, oddities }) => oddities.map((clause) => `${file}: ${clause}.`));

/** Returns caveats about the ends of files, as full sentences. */
const endNotes = (reports: readonly FileReport[]): string[] =>
  reports.flatMap(({ file, foot, unended }) => [
    ...(foot ? [`${file}: ${foot}.`] : []),
    ...(unended
      ? [
          `${file}: o arquivo termina sem quebra de linha, em “${shorten(unended)}”: se foi cortado aí, esse último valor está incompleto.`,
        ]
      : []),
  ]);

/** Returns caveats about invalid values in accepted rows, as full sentences. */
const doubtNotes = (reports: readonly FileReport[]): string[] =>
  faultTexts(reports, 'doubts').map(
    ({ reason, count }) => `Em ${withUnit(count, LINES)}, ${reason}: consta como não informado.`,
  );
