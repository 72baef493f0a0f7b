/** Hi-CPU and Storage servers (§2 'Empty lists'). */
export default function ProductListContainer(): import("react").JSX.Element;
