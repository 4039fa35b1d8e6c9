/** Approximate sizes in the heap, in bytes. */
const HEADER = 32;
const SLOT = 8;
const ENTRY = 24;

/**
 * Estimates the memory of a value made of plain objects, arrays, maps and sets. Counts a shared part
 * at each occurrence.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return HEADER + value.length;
  if (typeof value !== 'object' || value === null) return SLOT;
  let bytes = HEADER;
  if (value instanceof Map) {
    for (const [key, each] of value) bytes += ENTRY + bytesOf(key) + bytesOf(each);
  } else if (value instanceof Set) {
    for (const each of value) bytes += ENTRY + bytesOf(each);
  } else {
    for (const each of Object.values(value)) bytes += SLOT + bytesOf(each);
  }
  return bytes;
}
