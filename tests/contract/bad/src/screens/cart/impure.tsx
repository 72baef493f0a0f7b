import { useEffect, useState } from 'react'; // ← no-restricted-imports no-restricted-imports

export function CartScreen() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void fetch('/api/cart'); // ← no-restricted-globals
    localStorage.clear(); // ← no-restricted-globals
    sessionStorage.clear(); // ← no-restricted-globals
    setCount(Date.now()); // ← no-restricted-properties react/set-state-in-effect
  }, []);
  return count + Math.random(); // ← no-restricted-properties react/purity
}

export const made = () => new Date(); // ← no-restricted-syntax
export const parsed = (text: string) => new Date(text);
