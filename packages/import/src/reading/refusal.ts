/** Input that cannot be imported: says where, what was found and what to do. The old data serve on. */
export class InputRefused extends Error {
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
    /** What was found, as a clause: `o arquivo está vazio`. */
    found: string;
    /** What the operator can do, as a sentence. */
    advice: string;
    cause?: unknown;
  }) {
    const place = [file, line !== undefined && `linha ${line}`].filter(Boolean).join(', ');
    super(`${place ? `${place}: ` : ''}${found}. ${advice}`, { cause });
  }
}
