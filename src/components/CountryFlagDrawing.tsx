import type { Flag } from './countryFlag/shapes';

/** A flag of 3 : 2 with a hairline border for white edges. Decorative: its name is next to it. */
export function CountryFlagDrawing({ flag }: { flag: Flag }) {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true" className="h-3.5 w-5.25 shrink-0">
      {flag.map(({ color, path }, at) => (
        <path key={at} fill={`#${color}`} d={path} />
      ))}
      <path d="M.5.5h29v19H.5z" fill="none" stroke="currentColor" strokeOpacity=".3" />
    </svg>
  );
}
