import { randomInt } from 'node:crypto';
import { randomNumbers } from '@observatorio/domain/random';
import { createEnvironment } from './environment';
import { allowedFaults } from './faults';

/*
 * `npm run chaos -- [SECONDS] [SEED] [NAME]`: injects random faults (optionally only those whose
 * name contains NAME), for a minute by default, into a real server, its data and its importer under
 * continuous requests. After each fault, every response must equal the reference; during a fault, a
 * response must be right or a 503. Exits with code 1 after any other response.
 */

const [duration = '60', given, text = ''] = process.argv.slice(2);
const seed = Number(given ?? randomInt(1e9));
if (!/^\d+$/.test(duration) || !Number.isInteger(seed)) {
  console.error('Uso: npm run chaos -- [SEGUNDOS] [SEMENTE] [NOME]');
  process.exit(2);
}

const next = randomNumbers(seed);
console.log(`Semente ${seed}, ${duration} s.`);
const environment = await createEnvironment(next);
const { faults: allowed, skipped } = allowedFaults(environment);
const faults = allowed.filter((fault) => fault.name.includes(text));
if (skipped.length > 0)
  console.log(
    `Fora, porque exigem montar sistemas de arquivos ou o ClickHouse: ${skipped.join('; ')}.`,
  );

const times = new Map(faults.map(({ name }) => [name, 0]));
const failures: string[] = [];
const end = Date.now() + Number(duration) * 1000;
while (Date.now() < end && failures.length === 0 && environment.violations.length === 0) {
  const fault = faults[Math.floor(next() * faults.length)];
  if (!fault) break;
  try {
    await fault.happen(environment);
    await environment.settle();
  } catch (error) {
    failures.push(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (environment.violations.length > 0)
    failures.push(`${fault.name}: ${environment.violations.join('\n')}`);
  times.set(fault.name, (times.get(fault.name) ?? 0) + 1);
}
await environment.close();

console.table([...times].map(([falha, vezes]) => ({ falha, vezes })));
console.log(`${environment.compared} respostas comparadas.`);
if (failures.length > 0) {
  console.error(failures.join('\n').slice(0, 5000));
  console.error(`Repita com: npm run chaos -- ${duration} ${seed}`);
  process.exitCode = 1;
}
