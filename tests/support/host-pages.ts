import type { Browser, Page } from 'playwright-core';
import { type OtherSite, startOtherSite } from './other-site';
import { sharedBrowser } from './shared-browser';

/** Pages of another site, which embed the library. */
export interface HostPages {
  site: OtherSite;
  /** Opens a page with this head and body. `prepare` runs before the page loads. */
  visit(head: string, body: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit>;
  close(): Promise<void>;
}

/** An open page of the other site. */
export interface Visit {
  page: Page;
  /** Warnings and errors of the console, the security policy included. */
  complaints: string[];
  /** Addresses of the page's requests. */
  requests: string[];
}

/** Starts another site that permits scripts, styles, data and frames of the library, and its own. */
export async function startHostPages(library: string): Promise<HostPages> {
  const site = await startOtherSite(
    `default-src 'none'; script-src ${library} 'self'; style-src ${library}; connect-src ${library}; frame-src ${library}`,
  );
  const browser: Browser = await sharedBrowser();
  const pages: Page[] = [];
  return {
    site,
    async visit(head, body, prepare) {
      site.put(
        '/',
        `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Outro site</title>
         ${head}</head><body><h1>Outro site</h1>${body}</body></html>`,
      );
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const visit: Visit = { page, complaints: [], requests: [] };
      page.on('console', (message) => {
        if (/warning|error/.test(message.type())) visit.complaints.push(message.text());
      });
      page.on('pageerror', (error) => visit.complaints.push(String(error)));
      page.on('request', (request) => visit.requests.push(request.url()));
      page.setDefaultTimeout(20_000);
      await prepare?.(page);
      await page.goto(`${site.origin}/`);
      pages.push(page);
      return visit;
    },
    async close() {
      await Promise.all(pages.map((page) => page.close()));
      await site.close();
    },
  };
}
