import { Component, Fragment, type ReactNode, type RefObject } from "react";
import { anewForMs, earlyNotices, notify } from "../lib/early-clicks";
import { handOverFields } from "../lib/hand-over-fields";

/** A part that fails more often always will. */
const maxFailures = 20;

let timer: ReturnType<typeof setTimeout> | undefined;

function showRetryNotice(): void {
  notify(earlyNotices.anew, "early-notice");
  clearTimeout(timer);
  timer = setTimeout(() => notify(""), anewForMs);
}

interface ErrorBoundaryProps {
  readonly host?: RefObject<HTMLElement>;
  readonly children: ReactNode;
}

const intact = { hasFailed: false, failures: 0 };

/** Renders its part again after an error, as by a translator; keeps what was entered, and the focus. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, typeof intact> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = intact;

  private handOver: ReturnType<typeof handOverFields> = () => undefined;

  override getSnapshotBeforeUpdate(): null {
    const host = this.props.host?.current;
    if (this.state.hasFailed && host) this.handOver = handOverFields(host);
    return null;
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps, { hasFailed }: typeof intact): void {
    if (this.state.failures > maxFailures && children !== this.props.children) this.setState(intact);
    if (!hasFailed || this.state.hasFailed || this.state.failures === 0) return;
    this.handOver(this.props.host?.current ?? undefined);
    showRetryNotice();
  }

  override componentDidCatch(): void {
    const failures = this.state.failures + 1;
    this.setState({ failures, hasFailed: failures > maxFailures });
  }

  override render() {
    const { failures, hasFailed } = this.state;
    if (!hasFailed) return <Fragment key={failures}>{this.props.children}</Fragment>;
    return failures > maxFailures ? (
      <p role="alert">This part of the page cannot be shown. Please reload the page.</p>
    ) : null;
  }
}
