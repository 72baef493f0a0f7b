import { choice, h } from './dom.ts';

export interface Side {
  src: string;
  label: string;
}

/** Whether pictures are shown as wide as there is room for, or pixel by pixel. */
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

/** Two pictures next to each other. */
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

/** Two pictures over each other, with a slider that uncovers one or the other. */
export function overEachOther(before: Side, after: Side): HTMLElement {
  const upper = h('img', { src: after.src, alt: after.label, className: 'upper' });
  const edge = h('div', { className: 'edge', 'aria-hidden': true });
  const slider = h('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    'aria-label': `${before.label} on the left, ${after.label} on the right`,
    input: () => {
      show();
    },
  });
  const show = () => {
    upper.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
    edge.style.left = `${slider.value}%`;
  };
  show();
  return h(
    'div',
    { className: 'over' },
    h('label', { className: 'slider' }, h('span', {}, before.label), slider, h('span', {}, after.label)),
    h(
      'div',
      { className: 'scroller', tabIndex: 0, role: 'group', 'aria-label': 'Both pictures' },
      h('div', { className: 'stack' }, h('img', { src: before.src, alt: before.label }), upper, edge),
    ),
  );
}

/** Two pictures subtracted from each other: equal pixels are black. */
export function subtracted(before: Side, after: Side): HTMLElement {
  const upper = h('img', { src: after.src, alt: '', className: 'upper' });
  upper.style.mixBlendMode = 'difference';
  return h(
    'div',
    { className: 'scroller', tabIndex: 0, role: 'group', 'aria-label': 'Difference of both pictures' },
    h('div', { className: 'stack' }, h('img', { src: before.src, alt: 'Difference' }), upper),
  );
}
