import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type OtherSite, startOtherSite } from './other-site';
import { sharedContext } from './shared-browser';

/** Pages of another site that embed the library. */
export interface HostPages {
  readonly site: OtherSite;
  /** Opens a page with the given head and body. `prepare` runs before the page loads. */
  visit(head: string, body: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
}

/** A page opened on the other site. */
export interface Visit {
  page: Page;
  /** Console warnings and errors, including violations of the security policy. */
  complaints: string[];
  /** URLs of the page's requests. */
  requests: string[];
}

const library = inject('origin');

/** Allows scripts, styles, data and frames from the library, and the site's own scripts. */
const POLICY = `default-src 'none'; script-src ${library} 'self'; style-src ${library}; connect-src ${library}; frame-src ${library}`;

/**
 * Provides a test file with pages on another site, which are closed after each test. The pages
 * share the browser's cache and storage.
 */
export function visitHostPages(policy = POLICY): HostPages {
  let site: OtherSite;
  let context: BrowserContext;
  let pages: Page[] = [];

  beforeAll(async () => {
    site = await startOtherSite(policy);
    context = await sharedContext(library, { viewport: { width: 1280, height: 900 } });
  });

  afterEach(async () => {
    await Promise.all(pages.map((page) => page.close()));
    pages = [];
  });

  afterAll(() => site?.close());

  return {
    get site() {
      return site;
    },
    async visit(head, body, prepare) {
      site.put(
        '/',
        `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Outro site</title>
         ${head}</head><body><h1>Outro site</h1>${body}</body></html>`,
      );
      const page = await context.newPage();
      pages.push(page);
      const visit: Visit = { page, complaints: [], requests: [] };
      page.on('console', (message) => {
        if (/warning|error/.test(message.type())) visit.complaints.push(message.text());
      });
      page.on('pageerror', (error) => visit.complaints.push(String(error)));
      page.on('request', (request) => visit.requests.push(request.url()));
      page.setDefaultTimeout(20_000);
      await prepare?.(page);
      await page.goto(`${site.origin}/`);
      return visit;
    },
  };
}
