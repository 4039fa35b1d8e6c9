import { Refusal } from '@observatorio/store';

/** Input that cannot be imported. The message, in Portuguese, is for the operator. */
export class InputRefused extends Refusal {
  override readonly name = 'InputRefused';

  constructor({
    file,
    line,
    found,
    advice,
    cause,
  }: {
    file?: string;
    line?: number;
    /** The fault, as a clause: `o arquivo está vazio`. */
    found: string;
    /** The remedy, as a sentence. */
    advice: string;
    cause?: unknown;
  }) {
    const position = [file, line !== undefined && `linha ${line}`].filter(Boolean).join(', ');
    super(`${position ? `${position}: ` : ''}${found}. ${advice}`, { cause });
  }
}
