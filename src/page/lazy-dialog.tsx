import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A dialog whose code comes when it is opened. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Lazy(props: Props) {
    const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Props> }>();
    useEffect(() => {
      load().then(
        (Dialog) => setLoaded({ Dialog }),
        () => undefined,
      );
    }, []);
    return loaded === undefined ? null : <loaded.Dialog {...props} />;
  };
}
