import { Refusal } from '@observatorio/store';

/** Input that cannot be imported. The message is in Portuguese and addresses the operator. */
export class ImportRefusal extends Refusal {
  override readonly name = 'ImportRefusal';
  /** File and problem, as a clause, without the remedy. */
  readonly finding: string;

  constructor({
    file,
    line,
    found,
    advice,
    cause,
  }: {
    file?: string;
    line?: number;
    /** Problem, as a clause: `o arquivo está vazio`. */
    found: string;
    /** Remedy, as a sentence. */
    advice: string;
    cause?: unknown;
  }) {
    const position = [file, line !== undefined && `linha ${line}`].filter(Boolean).join(', ');
    const finding = `${position ? `${position}: ` : ''}${found}`;
    super(`${finding}. ${advice}`, { cause });
    this.finding = finding;
  }
}
