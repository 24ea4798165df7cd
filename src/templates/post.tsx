export default function Template({ pageContext }: { readonly pageContext: object }) {
  return <h1>post {JSON.stringify(pageContext)}</h1>;
}
