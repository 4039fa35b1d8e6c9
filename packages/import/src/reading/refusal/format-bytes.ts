const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats a size: 4831838208 → `4,8 GB`; in MB, KB or bytes if below one GB, MB or KB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`;
  return bytes < 1e9
    ? `${oneDecimal.format(bytes / 1e6)} MB`
    : `${oneDecimal.format(bytes / 1e9)} GB`;
}
