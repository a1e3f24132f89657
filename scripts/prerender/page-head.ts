import type { PrintedPage } from './printed-page';

const CARD = '%SITE%/social-card.png';

/** What search engines and shared links read of a page, in addition to the shell's head. */
export function headOf(page: PrintedPage): string {
  const address = `%SITE%${page.path}`;
  const tags = [
    `<link rel="canonical" href="${address}">`,
    `<meta name="platelog-host" content="%HOST%">`,
    property('og:type', 'website'),
    property('og:site_name', 'Platelog'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', CARD),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A lunch on a plate beside the words Calorie Counter, Platelog'),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return tags.join('') + (page.path === '/' ? structuredData(page) : '');
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

// A data block, which the content security policy allows. It omits the sample rating of the landing page, which search
// engines would show as real.
function structuredData({ description }: PrintedPage): string {
  const offer = (name: string, price: string) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'USD',
  });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Platelog',
    url: '%SITE%/',
    description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any, in a browser',
    image: CARD,
    offers: [offer('Free', '0'), offer('Premium, per month', '12.99')],
  };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
