import type { FastifyInstance } from 'fastify';

/** Headers for responses of every kind; the routes of pages and of embeddable files relax them. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Adds the security headers to every response. */
export function secureResponses(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    // Helmet, too, sets the headers of the raw response, and so it overrides these.
    for (const [name, value] of Object.entries(securityHeaders)) reply.raw.setHeader(name, value);
    done();
  });
}
