import { isUtf8 } from 'node:buffer';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { formatList, withUnit } from '@observatorio/language';
import { makeWorkspace, type Workspace } from '@observatorio/store';
import {
  type ArchiveEntry,
  type Input,
  isArchive,
  listArchive,
  streamEntry,
} from '../archives/archive';
import { CorruptArchive } from '../archives/archive-refusal';
import { readableName } from '../encoding/readable-name';
import { assertFreeSpace, type FreeSpace } from '../refusal/free-space';
import { ImportRefusal } from '../refusal/import-refusal';
import { hasRows } from '../text/text-file';
import { type Belonging, belongs } from './belonging';

export interface FindOptions extends Belonging {
  dataDir: string;
  freeSpace: FreeSpace;
  /**
   * Whether a folder or an archive without a file of the source is ignored, as one of the files that
   * accompany a year. Default: it is refused.
   */
  mayBeOther?: boolean;
  /** Called once if files in archives or folders are not those of the source. */
  onIgnored?: ((files: readonly string[]) => void) | undefined;
}

/** The files to import, and how to remove the temporary ones among them. */
export interface FoundInputs {
  inputs: readonly Input[];
  remove(): Promise<void>;
}

/** A file found in a folder or an archive. */
interface Found {
  input: Input;
  bytes: number;
  /** Path for messages, from the folder or archive that the operator named. */
  label: string;
}

const MAX_NESTING = 3;
/** Contents of an archive that may hold, or be, a file of a source. */
const NESTED = /\.(7z|zip|gz)$/i;
/** Endings of files that may hold data of a source. */
const DATA = /\.(txt|csv|comt|7z|zip|gz)$/i;
/**
 * File of links without a municipality, or its archive, which the ministry publishes empty in some
 * years.
 */
const MAY_BE_EMPTY = /(^|[_/\\])NI\.\w+(?![^/\\])/i;
const MAX_LISTED = 30;
const FILES = { one: 'arquivo', many: 'arquivos' };

/**
 * Replaces folders and archives by those of their files that belong to the source; keeps all other
 * files. Archives inside archives are unpacked to temporary files in the data directory. Throws an
 * ImportRefusal if a folder or an archive has no file of the source.
 */
export async function findInputs(
  paths: readonly string[],
  options: FindOptions,
): Promise<FoundInputs> {
  const finder = new InputFinder(options);
  try {
    const inputs: Input[] = [];
    for (const path of paths) inputs.push(...(await finder.find(path)));
    if (finder.ignored.length > 0) options.onIgnored?.(finder.ignored);
    return { inputs, remove: () => finder.remove() };
  } catch (error) {
    await finder.remove();
    throw error;
  }
}

class InputFinder {
  readonly ignored: string[] = [];
  private workspace?: Workspace;
  private unpacked = 0;

  constructor(private readonly options: FindOptions) {}

  async find(path: string): Promise<Input[]> {
    const found = await this.expand(path);
    // Node decodes a command line that is not UTF-8 with this character.
    if (!found && path.includes('\ufffd') && !(await isThere(path))) {
      throw unreadableName(basename(path));
    }
    if (found) return this.choose(path, found);
    if (!(await isBlank(path, path))) return [path];
    this.ignored.push(basename(path));
    return [];
  }

  remove = async (): Promise<void> => this.workspace?.remove();

  /** Lists a folder or an archive; undefined for any other file, and for one that does not exist. */
  private async expand(path: string): Promise<Found[] | undefined> {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) return this.filesIn(path, path);
    const isPacked = found?.isFile() && (await isArchive(path).catch(() => false));
    return isPacked ? this.entriesIn(path, path, 1) : undefined;
  }

  private async choose(path: string, found: readonly Found[]): Promise<Input[]> {
    const named = found.filter(({ label }) => this.options.members?.test(basename(label)));
    const chosen: Input[] = [];
    const ignored: string[] = [];
    let mayLack = this.options.mayBeOther || (found.length === 0 && MAY_BE_EMPTY.test(path));
    for (const each of found) {
      const isEmpty = await isBlank(each.input, each.label);
      mayLack ||= isEmpty;
      const isCandidate = !isEmpty && (named.length === 0 || named.includes(each));
      const isChosen = isCandidate && (await this.isChosen(each));
      if (isChosen) chosen.push(each.input);
      else ignored.push(each.label);
    }
    if (chosen.length === 0 && !mayLack) throw this.nothingIn(path, ignored);
    if (found.length === 0) ignored.push(basename(path));
    this.ignored.push(...ignored);
    return chosen;
  }

  private async isChosen({ input, bytes, label }: Found): Promise<boolean> {
    if (bytes > 0) return belongs(input, this.options);
    if (!DATA.test(label)) return false;
    throw new ImportRefusal({
      file: label,
      found: 'o arquivo está vazio',
      advice: 'Baixe o arquivo de novo, ou retire-o daí.',
    });
  }

  private nothingIn(path: string, files: readonly string[]): ImportRefusal {
    const more = files.length > MAX_LISTED ? ' e outros' : '';
    const list = files.slice(0, MAX_LISTED);
    return new ImportRefusal({
      file: basename(path),
      found:
        files.length === 0
          ? 'não há arquivo nenhum aí'
          : `${withUnit(files.length, FILES)} aí, e nenhum é ${this.options.of}: ${more ? list.join(', ') + more : formatList(list)}`,
      advice: 'Confira se é esta a pasta ou o arquivo da fonte.',
    });
  }

  /** Lists a folder and those below it. Links to folders are not followed. */
  private async filesIn(folder: string, root: string): Promise<Found[]> {
    const found: Found[] = [];
    for (const name of await this.namesIn(folder, root)) {
      const path = join(folder, name);
      // Partial downloads and their descriptions are hidden or have these endings.
      if (name.startsWith('.') || /\.(parte|corrompido)$/.test(name)) continue;
      const isLink = (await lstat(path)).isSymbolicLink();
      const file = await stat(path).catch(() => undefined);
      if (file?.isDirectory() && !isLink) found.push(...(await this.filesIn(path, root)));
      else if (file?.isFile()) found.push(...(await this.fileOrEntries(path, root, file.size)));
    }
    return found;
  }

  /**
   * Returns the names in a folder. Those in another encoding, which cannot be opened as text, are
   * ignored, or refused if they may be of data.
   */
  private async namesIn(folder: string, root: string): Promise<string[]> {
    const entries = await readdir(folder, { encoding: 'buffer', withFileTypes: true });
    const readable = entries.filter(({ name }) => isUtf8(name)).map(({ name }) => name.toString());
    for (const entry of entries.filter(({ name }) => !isUtf8(name))) {
      const label = join(
        relative(dirname(resolve(root)), resolve(folder)),
        readableName(entry.name.toString('latin1')),
      );
      if (entry.isDirectory() || DATA.test(label)) throw unreadableName(label);
      this.ignored.push(label);
    }
    return readable.toSorted();
  }

  private async fileOrEntries(path: string, root: string, bytes: number): Promise<Found[]> {
    const label = relative(dirname(resolve(root)), resolve(path));
    const isPacked = NESTED.test(path) && (await isArchive(path));
    if (isPacked) return this.entriesIn(path, path, 1);
    if (bytes > 0 && /\.(7z|zip)$/i.test(path)) {
      throw new CorruptArchive(label, 'não começa como um arquivo 7z nem zip');
    }
    return [{ input: path, bytes, label }];
  }

  private async entriesIn(archive: string, shown: string, depth: number): Promise<Found[]> {
    const found: Found[] = [];
    for (const entry of await listArchive(archive, shown)) {
      const label = relative(dirname(resolve(shown)), entry.path);
      if (isJunk(entry.path)) continue;
      if (NESTED.test(entry.path) && entry.bytes > 0 && depth < MAX_NESTING) {
        found.push(...(await this.nested(entry, label, depth)));
      } else found.push({ input: entry, bytes: entry.bytes, label });
    }
    return found;
  }

  /** Unpacks an archive, or a gzip file, from inside an archive. */
  private async nested(entry: ArchiveEntry, label: string, depth: number): Promise<Found[]> {
    const path = await this.unpack(entry);
    const isPacked = await isArchive(path);
    if (isPacked) return this.entriesIn(path, entry.path, depth + 1);
    return [{ input: path, bytes: entry.bytes, label }];
  }

  private async unpack(entry: ArchiveEntry): Promise<string> {
    const { dataDir, freeSpace } = this.options;
    await assertFreeSpace(dataDir, entry.bytes, freeSpace);
    this.workspace ??= await makeWorkspace(dataDir);
    // Entries of the same name are kept apart; file names are significant.
    const folder = join(this.workspace.path, `${this.unpacked++}`);
    await mkdir(folder, { recursive: true });
    const path = join(folder, basename(entry.path));
    await pipeline(streamEntry(entry), createWriteStream(path));
    return path;
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const unreadableName = (file: string): ImportRefusal =>
  new ImportRefusal({
    file,
    found: 'o nome não está em UTF-8, e por isso não é possível abrir o que ele nomeia',
    advice: 'Dê-lhe um nome sem acentos.',
  });

/** Whether a file that may be empty has no rows. */
const isBlank = async (input: Input, path: string): Promise<boolean> =>
  MAY_BE_EMPTY.test(path) && !(await hasRows(input));

/** Whether a system made the file, not a person. */
const isJunk = (path: string): boolean => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/.test(path);
