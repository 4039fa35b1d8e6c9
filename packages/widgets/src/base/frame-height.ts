/** Type of the message that reports a framed page's height, and of the message that requests it. */
const TYPE = 'observatorio-altura';

/** Maximum height that a framed page can request, in px. */
const MAX_HEIGHT = 20_000;

/**
 * Removes the margin of this page and, inside a frame, posts its height to the parent page, on
 * change and on request. Outside a frame, the page would post to itself.
 */
export function postHeight(): void {
  const { body } = document;
  body.style.margin = '0';
  if (parent === window) return;
  const post = () => {
    const altura = Math.ceil(body.getBoundingClientRect().height);
    parent.postMessage({ type: TYPE, altura }, '*');
  };
  new ResizeObserver(post).observe(body);
  // Browsers do not run observers in off-screen cross-origin frames.
  for (const name of ['load', 'data-load', 'data-error']) {
    addEventListener(name, () => setTimeout(post));
  }
  addEventListener('message', ({ data, source }) => {
    if (source === parent && data?.type === TYPE) post();
  });
}

function heightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== TYPE) {
    return undefined;
  }
  const height: unknown = Reflect.get(data, 'altura');
  return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT ? height : undefined;
}

/** Resizes frames with pages of an origin to the heights that those pages post. */
export function followHeights(origin: string): void {
  const ours = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));
  addEventListener('message', ({ data, source }) => {
    const height = heightIn(data);
    if (height === undefined) return;
    for (const frame of ours()) {
      if (frame.contentWindow === source) frame.style.height = `${height}px`;
    }
  });
  // Requests the height of frames that loaded before this script.
  for (const frame of ours()) frame.contentWindow?.postMessage({ type: TYPE }, '*');
}
