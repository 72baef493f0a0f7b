/** Script of the legal documents: preferences, printing, the back link and the current section. */
import { printPage } from '@app/device/print';
import { storePreferences } from './preferences';
import { goBack, showBackLink } from './backLink';

/** Marks the current section in the table of contents: the last whose heading is in the window's upper third. */
function markCurrentSection(): void {
  const headings = [...document.querySelectorAll('[data-section]')];
  const edge = window.innerHeight / 3;
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const passed = headings.filter((heading) => isAtEnd || heading.getBoundingClientRect().top < edge);
  const current = (passed.at(-1) ?? headings[0])?.id;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav ol a')) {
    if (link.hash === `#${current}`) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

function show(): void {
  showBackLink();
  markCurrentSection();
}

let isWaiting = false;
window.addEventListener(
  'scroll',
  () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      markCurrentSection();
    });
  },
  { passive: true },
);

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('[data-print]')) void printPage();
  if (target?.closest('[data-back]')) goBack(event);
});

storePreferences(show);
show();
