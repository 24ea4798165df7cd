export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>results {JSON.stringify(pageContext)}</h1>;
}
