import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Broken {
  /** Called when the dialog's code can't be loaded. */
  readonly onBroken: () => void;
}

/** A dialog whose code is loaded when it's opened. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Broken> {
  return function Lazy(props: Props & Broken) {
    const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Props> }>();
    useEffect(() => {
      load().then((Dialog) => setLoaded({ Dialog }), props.onBroken);
    }, []);
    return loaded === undefined ? null : <loaded.Dialog {...props} />;
  };
}
