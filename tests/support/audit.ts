import { spawnSync } from 'node:child_process';

/*
 * `npm run audit`: lists the known vulnerabilities of the dependencies that are served. Exits with
 * 1 for one of level “high” or “critical”, and with 3 if the registry does not answer.
 */

/** The part of npm's report that is read; `error` replaces the rest if npm could not ask. */
interface Report {
  error?: { code?: string; summary?: string };
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
}

/** Exit code if nothing could be checked. */
const UNCHECKED = 3;

const { stdout, status } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--audit-level=high', '--json'],
  {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  },
);

function reportOf(text: string): Report {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 300) };
  }
}

const { error, message, metadata } = reportOf(stdout);
if (metadata) {
  const found = Object.entries(metadata.vulnerabilities).map(
    ([level, count]) => `${level} ${count}`,
  );
  console.log(`Vulnerabilidades conhecidas: ${found.join(', ')}.`);
  if (status) console.error('Veja quais com `npm audit --omit=dev`, e atualize os pacotes.');
  process.exit(status ? 1 : 0);
}
console.error(
  [
    'NADA FOI VERIFICADO: o registro do npm não respondeu à consulta de vulnerabilidades.',
    `Motivo: ${error?.summary || message || error?.code || 'sem resposta'}`,
    'Repita onde o registro responde: npm run audit --registry=https://registry.npmjs.org',
  ].join('\n'),
);
process.exit(UNCHECKED);
