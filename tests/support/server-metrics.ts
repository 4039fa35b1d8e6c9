/**
 * Fetches a server's metrics. Returns a function that reads a metric by name and throws an error if
 * it is missing.
 */
export async function readMetrics(address: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return (name) => {
    const [, value] = new RegExp(`^${name}(?:{.*})? (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`The server has no metric ${name}.`);
    return Number(value);
  };
}
