import { runCommand } from './command/command';
import { editionsCommand } from './editions-command';

await runCommand(() => editionsCommand(process.argv.slice(2)), {
  refused: (message) => message,
  failed: 'Falha do programa.',
});
