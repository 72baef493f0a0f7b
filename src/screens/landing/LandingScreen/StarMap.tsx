import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { cities, routes, type City, type CityId } from './cities';
import { globeRadius, meridian, parallel, project, route } from './globe';
import { starPath } from './starPath';

const gridStep = 15;
const meridians = range(gridStep, 180 - gridStep)
  .map(meridian)
  .join('');
const parallels = range(-30, 75).map(parallel).join('');
const network = routes.map(([from, to]) => route(cities[from], cities[to])).join('');

/** Labels are placed left or right of their star, or below it, where they touch no line. */
const labels: readonly {
  city: CityId;
  name: PlainMessageKey;
  dx: number;
  dy: number;
  anchor: 'start' | 'end';
}[] = [
  { city: 'newYork', name: 'landing.city.newYork', dx: 14, dy: 12, anchor: 'start' },
  { city: 'losAngeles', name: 'landing.city.losAngeles', dx: 14, dy: 2, anchor: 'start' },
  { city: 'london', name: 'landing.city.london', dx: -14, dy: 5, anchor: 'end' },
  { city: 'frankfurt', name: 'landing.city.frankfurt', dx: 9, dy: 16, anchor: 'start' },
  { city: 'moscow', name: 'landing.city.moscow', dx: 15, dy: 5, anchor: 'start' },
  { city: 'dubai', name: 'landing.city.dubai', dx: -11, dy: 14, anchor: 'end' },
  { city: 'singapore', name: 'landing.city.singapore', dx: -16, dy: 5, anchor: 'end' },
  { city: 'tokyo', name: 'landing.city.tokyo', dx: -14, dy: -8, anchor: 'end' },
];

function range(from: number, to: number): number[] {
  return Array.from({ length: (to - from) / gridStep + 1 }, (_, index) => from + index * gridStep);
}

/** Lights of one magnitude as a single path, which saves twenty elements before the first paint. */
function lights(magnitude: City['magnitude'], light: string): string {
  return Object.values(cities)
    .filter((city) => city.magnitude === magnitude)
    .map(project)
    .map(({ x, y }) => `M${x} ${y}${light}`)
    .join('');
}

/** A zero-length stroke with round caps is a dot. */
const dot = 'h0';
const stars = lights(1, starPath);
const largeLights = lights(2, dot);
const smallLights = lights(3, dot);

/** Data centres as a constellation on a globe: a drawing whose facts are in the text next to it. */
export function StarMap({ className }: { className?: string }) {
  const { t } = useI18n();
  return (
    <svg viewBox="-290 -290 580 580" aria-hidden="true" className={className}>
      <g fill="none" className="stroke-border-strong">
        <circle r={globeRadius} className="fill-surface" />
        <g strokeWidth=".75" className="opacity-45">
          <path d={meridians} />
          <path d={parallels} />
        </g>
        {/* The prime meridian, the brand's line */}
        <path d={meridian(0)} strokeWidth="1.5" />
        {/* A rim with degree marks: every second one, and longer ones every ten */}
        <circle r="265" strokeWidth="6" pathLength="1800" strokeDasharray="1 9" className="opacity-70" />
        <circle
          r="268"
          strokeWidth="12"
          pathLength="1800"
          strokeDasharray="1.5 48.5"
          strokeDashoffset=".75"
        />
        <circle r="281" />
        <path d={network} strokeWidth="1" className="stroke-text-muted opacity-70" />
      </g>
      <path d={stars} className="fill-text" />
      <g strokeLinecap="round" className="stroke-text">
        <path d={largeLights} strokeWidth="6.4" />
        <path d={smallLights} strokeWidth="4" />
      </g>
      <g className="fill-text-muted text-sm font-medium max-lg:hidden">
        {labels.map(({ city, name, dx, dy, anchor }) => {
          const { x, y } = project(cities[city]);
          return (
            <text key={city} x={x + dx} y={y + dy} textAnchor={anchor}>
              {t(name)}
            </text>
          );
        })}
      </g>
    </svg>
  );
}
