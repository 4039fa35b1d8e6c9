import { basename } from 'node:path';
import { type Edition, isFinalYear, type Vintage, vintages } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import type { MatchedFile } from '../reading/kind/kind';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { nameInArchive, type TextFile } from '../reading/text/text-file';

/** The vintage that a file shows, and where: `pela pasta “2024 Parcial”`. */
export interface VintageSign {
  situacao: Vintage;
  reason: string;
}

/** Words for a vintage in the names of folders and files; none means final data. */
const words: readonly (readonly [Exclude<Vintage, 'definitiva'>, RegExp])[] = [
  ['parcial', /(?<!\p{L})(parcia(l|is)|preliminar(es)?)(?!\p{L})/iu],
  ['superada', /(?<!\p{L})(legado|superad[ao]s?|substitu[ií]d[ao]s?)(?!\p{L})/iu],
];

/**
 * Returns the vintage in a file's path: that of its name or of the nearest folder, up to the folder
 * of a year.
 */
function signInPath(path: string): VintageSign | undefined {
  const [name = '', ...folders] = path.normalize('NFC').split(/[/\\]/).toReversed();
  const year = folders.findIndex((folder) => /(?<!\d)(19|20)\d\d(?!\d)/.test(folder));
  const near = year < 0 ? folders : folders.slice(0, year + 1);
  for (const part of [name, ...near]) {
    const [situacao] = words.find(([, pattern]) => pattern.test(part)) ?? [];
    if (situacao) {
      return { situacao, reason: part === name ? 'pelo nome' : `pela pasta “${part}”` };
    }
  }
  return undefined;
}

export interface VintageOptions {
  /** Vintage stated by the operator. Default: the one that the files show, or else the final one. */
  stated?: Vintage | undefined;
  /** Returns the vintage that a file's layout shows. Default: a layout shows none. */
  layoutSign?: ((file: TextFile) => VintageSign | undefined) | undefined;
}

/**
 * Returns the vintage of the files of a year. Throws an ImportRefusal for files of several vintages
 * or revisions, and, unless the operator states the vintage, for a folder that the layout
 * contradicts.
 */
export function vintageOf(
  files: readonly MatchedFile[],
  { stated, layoutSign = () => undefined }: VintageOptions,
): Vintage {
  const data = files.filter(({ kind }) => !kind.isLookup).map(({ file }) => file);
  const signs = data.map((file) => {
    const [path, layout] = [signInPath(file.path), layoutSign(file)];
    const isContradiction = path !== undefined && layout?.situacao === 'definitiva';
    if (isContradiction && !stated) throw contradiction(file.name, path, layout);
    return isContradiction ? layout : (path ?? layout);
  });
  rejectMixed(data, signs, stated);
  rejectRevisions(data);
  return stated ?? signs[0]?.situacao ?? 'definitiva';
}

/** Returns caveats about a vintage, as full sentences. */
export function vintageNotes(situacao: Vintage | undefined, year: number): string[] {
  if (situacao === 'parcial') {
    return [
      `Os dados de ${year} são parciais: foram publicados antes dos definitivos, contam menos do que eles e não se comparam com os de outros anos.`,
    ];
  }
  return situacao === 'superada'
    ? [`Os dados de ${year} são de uma versão superada: há uma publicação mais nova deles.`]
    : [];
}

/** Returns a caveat about final data that these replace, with the way back to them. */
export function replacedVintageNotes(
  situacao: Vintage | undefined,
  replaced: Pick<Edition, 'situacao' | 'versao'> | undefined,
): string[] {
  const isFinal = replaced !== undefined && isFinalYear(replaced);
  return isFinal && situacao !== undefined && situacao !== 'definitiva'
    ? [
        `Estes dados, ${adjectives[situacao]}, substituem os definitivos, que estavam em serviço. Para voltar a eles: \`npm run editions -- use ${replaced.versao}\`.`,
      ]
    : [];
}

const adjectives: Readonly<Record<Vintage, string>> = {
  definitiva: 'definitivos',
  parcial: 'parciais',
  superada: 'de uma versão superada',
};

const ONE_PUBLICATION =
  'Um ano se importa de uma só publicação: informe só os arquivos de uma delas.';

const contradiction = (file: string, path: VintageSign, layout: VintageSign): ImportRefusal =>
  new ImportRefusal({
    file,
    found: `os dados são ${adjectives[path.situacao]}, ${path.reason}, e ${adjectives[layout.situacao]}, ${layout.reason}`,
    advice: `Ponha o arquivo na pasta certa, ou informe a situação: --situacao ${formatList(
      vintages,
    ).replace(' e ', ' ou ')}.`,
  });

/**
 * Throws an ImportRefusal for files of several vintages. A file without a sign is of the stated
 * vintage, or else final.
 */
function rejectMixed(
  files: readonly TextFile[],
  signs: readonly (VintageSign | undefined)[],
  stated: Vintage = 'definitiva',
): void {
  const groups = new Map<string, string[]>();
  const found = new Set<Vintage>();
  for (const [index, file] of files.entries()) {
    const { situacao, reason } = signs[index] ?? { situacao: stated, reason: '' };
    const title = [adjectives[situacao], reason].filter(Boolean).join(', ');
    const isUnique = files.every((each) => each === file || each.name !== file.name);
    found.add(situacao);
    groups.set(title, [...(groups.get(title) ?? []), isUnique ? file.name : file.path]);
  }
  if (found.size < 2) return;
  const list = [...groups].map(([title, names]) => `${formatList(names)} (${title})`).join('; ');
  throw new ImportRefusal({
    found: `os arquivos são de publicações diferentes do ano: ${list}`,
    advice: ONE_PUBLICATION,
  });
}

/**
 * Mark of a revised file, or of its archive, as in `Tabela_Curso_Tecnico_2025_V2.csv`; empty if it has
 * none.
 */
function revisionIn({ name, entry }: TextFile): string {
  const names = [name, entry ? basename(entry.archive) : ''];
  const marks = names.flatMap((each) => /_(v\d+)(?=[_.])/i.exec(each)?.[1] ?? []);
  return marks[0]?.toUpperCase() ?? '';
}

/** Throws an ImportRefusal for files of which one is a later revision. */
function rejectRevisions(files: readonly TextFile[]): void {
  const [first] = files;
  const other = files.find((file) => first && revisionIn(file) !== revisionIn(first));
  if (!first || !other) return;
  throw new ImportRefusal({
    found: `${formatList([first, other].map(nameInArchive))} são revisões diferentes do ano`,
    advice: ONE_PUBLICATION,
  });
}
