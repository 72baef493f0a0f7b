import { choice, h } from './dom.ts';

export interface Side {
  src: string;
  label: string;
}

/** Makes the choice between fitted and original size. */
export function sizeChoice(): HTMLElement {
  const root = document.documentElement;
  root.dataset['size'] = 'fit';
  return choice<'fit' | 'actual'>({
    name: 'size',
    legend: 'Size',
    value: 'fit',
    options: [
      { value: 'fit', label: 'Fit' },
      { value: 'actual', label: 'Pixels' },
    ],
    onChange: (size) => {
      root.dataset['size'] = size;
    },
  });
}

/** Shows two pictures side by side. */
export function sideBySide(before: Side, after: Side): HTMLElement {
  return h('div', { className: 'sides' }, ...[before, after].map(framed));
}

export function framed({ src, label }: Side): HTMLElement {
  return h(
    'figure',
    {},
    h('figcaption', {}, label),
    h(
      'div',
      { className: 'scroller', tabIndex: 0, role: 'group', 'aria-label': label },
      h('img', { src, alt: label }),
    ),
  );
}
