import { spawnSync } from 'node:child_process';

/*
 * `npm run audit`: counts the known vulnerabilities of production dependencies by severity. Exits
 * with 1 if any is “high” or “critical”, and with 3 if the registry does not respond.
 */

/**
 * Relevant part of npm's report. Contains only `error` or `message` if npm cannot reach the
 * registry.
 */
interface Report {
  error?: { code?: string; summary?: string };
  message?: string;
  metadata?: { vulnerabilities: Record<string, number> };
}

/** Exit code if the check could not run. */
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
