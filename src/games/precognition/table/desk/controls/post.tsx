import { actsOf, isKind } from "../../../../../kit/desk/acts.ts";
import { useDragging } from "../../../../../kit/desk/drag.ts";
import { useWords, WordAt } from "../../../../../kit/desk/words.tsx";
import { useSpeaker } from "../../../../../ui/texts/speaking.ts";
import { Icon, signStyle } from "../../cards/icons.tsx";
import type { Key } from "../../texts/texts.ts";
import { line } from "../../texts/texts.ts";
import type { ControlProps } from "./control.ts";
import "./post.css";

type Post = "doctor" | "protector" | "ashore";

interface Posts {
  readonly doctors: number;
  readonly protectors: number;
}

const PLACES: readonly { readonly post: Post; readonly name: Key; readonly add: Key }[] = [
  { post: "doctor", name: "desk.post.infirmary", add: "desk.post.to-infirmary" },
  { post: "protector", name: "desk.post.bow", add: "desk.post.to-bow" },
  { post: "ashore", name: "desk.post.ashore", add: "desk.post.to-ashore" },
];

/** Each Ymune is dragged to its post, or sent there by the post's button. */
export function PostControl({ step, onChoose }: ControlProps) {
  const { say } = useSpeaker();
  const { tell } = useWords();
  const { chosen, legal, question } = step;
  if (!isKind(chosen, "post")) return null;
  const offered = Math.max(...actsOf(legal, "post").map(({ doctors, protectors }) => doctors + protectors));
  const counts: Readonly<Record<Post, number>> = {
    doctor: chosen.doctors,
    protector: chosen.protectors,
    ashore: offered - chosen.doctors - chosen.protectors,
  };
  const nameOf = (post: Post): string => `${question}:${post}`;
  const send = (from: Post, to: Post): void => {
    if (from === to || counts[from] === 0) return;
    const after = { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
    const posts: Posts = { doctors: after.doctor, protectors: after.protector };
    onChoose({ do: "post", ...posts });
  };
  /** Moves a Ymune to this post from the one that can spare most. */
  const call = (to: Post): void => {
    const from = (["ashore", "doctor", "protector"] as const)
      .filter((post) => post !== to && counts[post] > 0)
      .toSorted((a, b) => Number(b === "ashore") - Number(a === "ashore") || counts[b] - counts[a])[0];
    if (from !== undefined) send(from, to);
    else tell(nameOf(to), line("desk.post.all-there", { n: offered }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands beside others in a row
    <div class="desk-posts" role="group" aria-label={say(line("desk.post", { n: offered }))}>
      {PLACES.map(({ post, name, add }) => (
        <div key={post} class={`post ${post}`} data-drop={nameOf(post)}>
          <span class="post-name">{say(line(name))}</span>
          <span class="tokens" style={`--posted: ${counts[post]}`}>
            {Array.from({ length: counts[post] }, (_, i) => (
              <Token
                key={i}
                post={post}
                onDrop={(place) => {
                  const to = PLACES.find((one) => place === nameOf(one.post));
                  if (to !== undefined) send(post, to.post);
                  else tell(place, line("desk.post.elsewhere"));
                }}
              />
            ))}
            <output class="unseen">{counts[post]}</output>
          </span>
          <button
            type="button"
            aria-label={say(line(add))}
            aria-disabled={counts[post] === offered}
            onClick={() => call(post)}
          >
            +
          </button>
          <WordAt at={nameOf(post)} />
        </div>
      ))}
    </div>
  );
}

interface TokenProps {
  readonly post: Post;
  readonly onDrop: (place: string) => void;
}

function Token({ post, onDrop }: TokenProps) {
  const dragging = useDragging(onDrop);
  const sign = post === "ashore" ? "ymune" : post;
  return (
    <span class={`desk-token ${post}`} style={signStyle(sign)} {...dragging}>
      <Icon name={sign} />
    </span>
  );
}
