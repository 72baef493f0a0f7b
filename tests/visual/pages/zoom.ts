import type { Box } from '../pixels.ts';
import { h } from './dom.ts';

/** Margin around a difference in pixels, for orientation. */
const margin = 24;

/** Maximum scale. */
const largestScale = 8;

/** Size of a shown part, in CSS pixels. */
const room = { width: 420, height: 320 };

/** Part of new and removed pictures: the top left corner. */
const whole: Box = { x: 0, y: 0, width: 640, height: 400 };

/** Shows the part of a picture around a difference, as large as possible, with a link to the whole picture. */
export function zoomed(src: string, label: string, box: Box | undefined): HTMLElement {
  const { x, y, width, height } = box ? around(box) : whole;
  const scale = Math.min(largestScale, room.width / width, room.height / height);
  const image = h('img', { src, alt: label, loading: 'lazy' });
  // Sized like the shown part, because browsers do not load images that start far above the window.
  image.style.cssText = `position:absolute;width:${width}px;height:${height}px;max-width:none;object-fit:none;object-position:${-x}px ${-y}px;transform-origin:0 0;transform:scale(${scale});${scale > 1 ? 'image-rendering:pixelated' : ''}`;
  const frame = h('a', { href: src, className: 'zoom' }, image);
  frame.style.width = `${Math.round(width * scale)}px`;
  frame.style.height = `${Math.round(height * scale)}px`;
  return h('figure', {}, h('figcaption', {}, label), frame);
}

function around({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  return { x: left, y: top, width: x + width + margin - left, height: y + height + margin - top };
}
