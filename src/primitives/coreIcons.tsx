import { cx } from 'class-variance-authority';
import type { SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'viewBox' | 'children'>;

/** Creates an icon: 24-unit grid, 1.75 stroke, text colour. */
export function icon(name: string, ...paths: string[]) {
  function Icon({ className, ...rest }: IconProps) {
    return (
      <svg
        {...rest}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={cx('size-4.5 shrink-0', className)}
      >
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}

export const AlertIcon = /*#__PURE__*/ icon('Alert', 'M12 3.5 21.5 20h-19z', 'M12 10v4.5', 'M12 17.4v.1');
export const EyeIcon = /*#__PURE__*/ icon(
  'Eye',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
  'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
);
export const EyeOffIcon = /*#__PURE__*/ icon(
  'EyeOff',
  'M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7',
  'M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 5-1.6',
  'M4 4l16 16',
);
export const GlobeIcon = /*#__PURE__*/ icon(
  'Globe',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M3 12h18',
  'M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18',
);
export const MonitorIcon = /*#__PURE__*/ icon('Monitor', 'M3 4.5h18v12H3z', 'M9 20h6', 'M12 16.5V20');
export const MoonIcon = /*#__PURE__*/ icon('Moon', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const RefreshIcon = /*#__PURE__*/ icon('Refresh', 'M20 12a8 8 0 1 1-2.5-5.8', 'M20.5 3.5V8H16');
export const SunIcon = /*#__PURE__*/ icon(
  'Sun',
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const CheckIcon = /*#__PURE__*/ icon('Check', 'M5 12.5l4.5 4.5L19 7.5');
export const KeyIcon = /*#__PURE__*/ icon(
  'Key',
  'M8 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  'M11 12l8-8',
  'M16 7l3 3',
);
export const ChevronDownIcon = /*#__PURE__*/ icon('ChevronDown', 'M6 9.5l6 6 6-6');
export const InfoIcon = /*#__PURE__*/ icon(
  'Info',
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  'M12 11v5.5',
  'M12 7.6v.1',
);
