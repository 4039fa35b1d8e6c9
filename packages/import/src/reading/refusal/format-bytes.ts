const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats a size: 4831838208 → `4,8 GB`; in MB or KB if below one GB or MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`;
  return bytes < 1e9
    ? `${oneDecimal.format(bytes / 1e6)} MB`
    : `${oneDecimal.format(bytes / 1e9)} GB`;
}
