/** An order's steps at `?id=`, as they happen. */
export default function OrderContainer(): import('react').JSX.Element;
