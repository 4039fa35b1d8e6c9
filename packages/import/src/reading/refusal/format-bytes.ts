const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats a size: 4831838208 → `4,8 GB`; in MB if below one GB. */
export const formatBytes = (bytes: number): string =>
  bytes < 1e9 ? `${oneDecimal.format(bytes / 1e6)} MB` : `${oneDecimal.format(bytes / 1e9)} GB`;
