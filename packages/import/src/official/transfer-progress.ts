import { formatPercent } from '@observatorio/language';
import { formatRate } from '../reading/files/progress';
import { formatBytes } from '../reading/refusal/format-bytes';

/** Where progress is shown. */
export interface ProgressOutput {
  /** Whether a line can be replaced; if not, progress is shown on a new one from time to time. */
  isTerminal: boolean;
  write(text: string): void;
}

/** Interval between lines of progress that stay, in ms. */
const LINE_MS = 10_000;

/** Shows the progress of the transfers of a set of files, on one line if it is a terminal's. */
export class TransferProgress {
  private readonly started = performance.now();
  private lastLine = this.started;
  private first?: number;
  private done = 0;

  constructor(
    private readonly output: ProgressOutput,
    /** Bytes of all files; undefined if the server does not state them. */
    private readonly total: number | undefined,
  ) {}

  /** Shows how much of a file has arrived. */
  show(label: string, bytes: number): void {
    const position = this.done + bytes;
    this.first ??= position;
    if (!this.output.isTerminal && performance.now() - this.lastLine < LINE_MS) return;
    this.lastLine = performance.now();
    this.step([label, ...this.parts(position)].join(', '));
  }

  /** Shows a step without a known duration. */
  step(text: string): void {
    this.output.write(this.output.isTerminal ? `\r\x1b[K${text}` : `${text}\n`);
  }

  /** Counts a file that is there. */
  finish(bytes: number): void {
    this.done += bytes;
    this.first ??= this.done;
  }

  /** Clears the line for other output. */
  clear(): void {
    if (this.output.isTerminal) this.output.write('\r\x1b[K');
  }

  private parts(position: number): string[] {
    const seconds = (performance.now() - this.started) / 1000;
    const rate = (position - (this.first ?? position)) / Math.max(seconds, 0.001);
    const { total } = this;
    const size = total
      ? `${formatPercent(position / total)} de ${formatBytes(total)}`
      : formatBytes(position);
    if (rate <= 0) return [size];
    const left = total ? [formatDuration((total - position) / rate, 'falta')] : [];
    return [size, formatRate(rate), ...left];
  }
}

/** Formats a duration: 75 → `1 min 15 s`; with a verb in the number of its first part. */
export function formatDuration(seconds: number, verb?: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const parts = [
    hours > 0 ? [hours, 'h'] : [],
    minutes > 0 ? [minutes, 'min'] : [],
    hours === 0 && minutes < 10 ? [whole % 60, 's'] : [],
  ].filter((part) => part.length > 0);
  const text = parts.map((part) => part.join(' ')).join(' ');
  if (!verb) return text;
  return `${parts[0]?.[0] === 1 ? verb : `${verb}m`} ${text}`;
}
