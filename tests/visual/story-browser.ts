import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../support/chromium';
import { FREEZE } from '../support/frozen-rows';

/** An entry in the index of a Storybook build. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** Viewport and theme of a story. */
export interface View {
  width: number;
  theme: 'auto' | 'dark';
}

/** Fictitious origin; requests to it are served from the build folder. */
const ORIGIN = 'http://stories.test';

/** Fixed time that the clock shows when a page opens. */
const NOW = new Date('2020-06-15T12:00:00-03:00');

const HEIGHT = 640;

/** Phone width, in px. */
const PHONE = 360;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Reads the stories and documentation pages in a build. */
export function entriesOf(build: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'));
  return Object.values<StoryEntry>(index.entries);
}

/**
 * Starts the browser for taking pictures, with font hinting and colours that do not depend on the
 * machine's settings.
 */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath({ full: true }),
    args: [...chromiumArguments, '--force-color-profile=srgb', '--font-render-hinting=none'],
  });

/** A browser page that shows the stories of a build one after another. */
export class StoryPage {
  readonly #page: Page;
  #isLoaded = false;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Opens an empty page that is ready to show stories. */
  static async open(browser: Browser, build: string): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const page = await context.newPage();
    await page.clock.install({ time: NOW });
    // tsx makes functions call a helper that pages do not define.
    await page.addInitScript('globalThis.__name = (value) => value');
    // A story whose rows are not frozen logs the command that freezes them.
    page.on('console', (message) => {
      if (message.text().startsWith(FREEZE)) console.error(message.text());
    });
    const shown = new StoryPage(page);
    await page.route(/./, (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = join(build, decodeURIComponent(pathname));
      if (origin !== ORIGIN) return route.abort();
      if (!existsSync(file) || !statSync(file).isFile()) return route.fulfill({ status: 404 });
      const contentType = types[extname(file)] ?? 'application/octet-stream';
      return route.fulfill({ body: readFileSync(file), contentType });
    });
    return shown;
  }

  /** Takes a screenshot of a story. Throws an error if the story fails. */
  async picture({ id }: StoryEntry, view: View): Promise<Buffer> {
    await this.#show(id, view);
    await this.#page.evaluate(async () => {
      // Removes the focus that the story's checks may have left behind.
      const host = document.activeElement;
      const inside = host?.shadowRoot?.activeElement ?? host;
      if (inside instanceof HTMLElement) inside.blur();
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    return this.#page
      .locator('#storybook-root .page')
      .screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  }

  /** Opens a documentation page at phone width. Returns its title and its errors. */
  async docs({ id }: StoryEntry): Promise<{ heading: string; errors: string[] }> {
    const errors: string[] = [];
    await this.#page.setViewportSize({ width: PHONE, height: HEIGHT });
    const note = (error: Error) => void errors.push(error.message);
    this.#page.on('pageerror', note);
    await this.#page.goto(`${ORIGIN}/iframe.html?${new URLSearchParams({ id, viewMode: 'docs' })}`);
    const heading = await this.#page.locator('#storybook-docs h1').first().textContent();
    await this.#page.waitForLoadState('networkidle');
    this.#page.off('pageerror', note);
    const width = await this.#page.evaluate(() => document.documentElement.scrollWidth);
    if (width > PHONE) errors.push(`tem ${width} px de largura numa tela de ${PHONE} px`);
    this.#isLoaded = false;
    return { heading: heading ?? '', errors };
  }

  /** Shows a story. The page loads only once, because loading takes longer than showing a story. */
  async #show(id: string, { width, theme }: View): Promise<void> {
    await this.#page.setViewportSize({ width, height: HEIGHT });
    if (!this.#isLoaded) await this.#load(id);
    const failure = await this.#page.evaluate(selectStory, { storyId: id, theme });
    if (failure) throw new Error(failure);
  }

  async #load(id: string): Promise<void> {
    const query = new URLSearchParams({
      id,
      viewMode: 'story',
      picture: '',
      globals: 'a11y.manual:!true',
    });
    await this.#page.goto(`${ORIGIN}/iframe.html?${query}`);
    await this.#page.addStyleTag({ content: '#storybook-root .page { min-height: 0 }' });
    // Storybook reloads the page if the next story is selected before the first one has finished.
    await this.#page.waitForFunction(() =>
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')?.last('storyFinished'),
    );
    this.#isLoaded = true;
  }
}

/**
 * Runs in the page: renders a story and waits for its checks. Resolves to a description of the
 * failure, if any.
 */
function selectStory({ storyId, theme }: { storyId: string; theme: string }) {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const LIMIT = 20_000;
  return new Promise<string | undefined>((resolve) => {
    const failures: string[] = [];
    const note = (error: unknown) => failures.push(String(Reflect.get(Object(error), 'message')));
    const failing = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    const end = (failure?: string) => {
      for (const event of failing) channel.off(event, note);
      channel.off('storyFinished', finish);
      resolve(failure);
    };
    const finish = ({ storyId: id, status }: { storyId: string; status: string }) => {
      if (id === storyId) end(status === 'error' ? (failures[0] ?? 'it failed') : undefined);
    };
    for (const event of failing) channel.on(event, note);
    channel.on('storyFinished', finish);
    setTimeout(() => end(`it took more than ${LIMIT} ms`), LIMIT);
    const current = new URLSearchParams(location.search).get('id');
    // Changing a global also re-renders the current story.
    const { theme: before = 'auto' } = channel.last('globalsUpdated')?.[0].globals ?? {};
    if (theme !== before) channel.emit('updateGlobals', { globals: { theme } });
    if (current === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
