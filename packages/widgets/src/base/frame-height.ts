/** Type of the message in which a framed page sends its height. */
const TYPE = 'observatorio-altura';

/** Largest height that a frame takes, in px. */
const MAX_HEIGHT = 20_000;

/** Posts the height of this page to the page around its frame, whenever it changes. */
export function postHeight(): void {
  const { body } = document;
  body.style.margin = '0';
  const post = () => {
    const altura = Math.ceil(body.getBoundingClientRect().height);
    parent.postMessage({ type: TYPE, altura }, '*');
  };
  new ResizeObserver(post).observe(body);
}

function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== TYPE) {
    return undefined;
  }
  const height: unknown = Reflect.get(data, 'altura');
  return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT ? height : undefined;
}

/** Gives the frames of `/embed/` at an origin the height of their pages. */
export function followHeights(origin: string): void {
  addEventListener('message', ({ data, source }) => {
    const height = heightIn(data);
    if (height === undefined) return;
    for (const frame of document.querySelectorAll('iframe')) {
      const isOurs = frame.src.startsWith(`${origin}/`) && frame.contentWindow === source;
      if (isOurs) frame.style.height = `${height}px`;
    }
  });
}
