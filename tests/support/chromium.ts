import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Chromium without a user interface: the same engine, with two thirds of the CPU time per test. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwright = 'node_modules/playwright-core/cli.js';

/**
 * Ways to install Chromium, in order of preference. The last one needs only the Debian package
 * repository.
 */
const attempts: [string, () => void][] = [
  [
    'npx playwright-core install --with-deps chromium',
    () => run(process.execPath, [playwright, 'install', '--with-deps', 'chromium']),
  ],
  [
    'npx playwright-core install chromium',
    () => run(process.execPath, [playwright, 'install', 'chromium']),
  ],
  [
    'apt-get install chromium-headless-shell',
    () => {
      run('apt-get', ['update', '-qq']);
      const packages = ['chromium-headless-shell', 'fonts-liberation'];
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    },
  ],
];

const run = (command: string, args: string[]) =>
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

interface BrowserOptions {
  /**
   * Whether to use the full browser even if the headless shell is installed: for benchmarks and
   * stored pictures, which differ slightly between the two. Default: false.
   */
  full?: boolean;
}

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, an installed browser, or one that this call
 * installs. Throws an error with instructions if the installation fails.
 */
export function chromiumPath({ full = false }: BrowserOptions = {}): string {
  const others = [...browsers, chromium.executablePath()];
  const preferred = full ? [...others, headlessShell] : [headlessShell, ...others];
  const find = () =>
    [process.env.CHROMIUM_PATH, ...preferred].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  const failures = attempts.map(([command, attempt]) => {
    if (find()) return '';
    console.info(`Chromium não encontrado; tentando: ${command}`);
    try {
      attempt();
      return '';
    } catch (error) {
      return `  ${command}: ${String(error).split('\n')[0]}`;
    }
  });
  const path = find();
  if (path) return path;
  throw new Error(
    [
      'Os testes precisam de um Chromium e nenhum pôde ser instalado:',
      ...failures.filter(Boolean),
      'Instale o Chromium ou o Chrome e, se o caminho for incomum, informe-o em CHROMIUM_PATH.',
    ].join('\n'),
  );
}

/** Whether the tests' browsers show a window: `HEADED=1`. */
export const isHeaded = Boolean(process.env.HEADED);

/** Browser flags for all tests: disable background traffic, and allow running as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
